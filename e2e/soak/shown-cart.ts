import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import type { PlatformOrder } from '../fixtures/platform.ts';

interface Line {
  name: string;
  pieces: string;
  /** In display order, with their amounts. */
  options: string[];
  total: string;
}

/** A cart as displayed; null if empty. */
export type ShownCart = {
  lines: Line[];
  /** Names of the buttons that remove codes. */
  codes: string[];
  message: string;
  subtotal: string;
  /** The rows above the total add up to it (E7). */
  addsUp: boolean;
} | null;

/** The cart page's current content in one snapshot. Undefined if it shows no cart. */
export const shownCart = (page: Page, { text }: MarketUnderTest): Promise<ShownCart | undefined> =>
  page.getByRole('main').evaluate(
    (main, words) => {
      const textOf = (it: Element | null | undefined) => it?.textContent.trim() ?? '';
      const all = (within: Element, selector: string) => [...within.querySelectorAll(selector)];
      const titles = all(main, 'h1, h2, h3').map(textOf);
      if (titles.includes(words.empty)) return null;
      const bill = all(main, 'aside').find((it) => it.ariaLabel === words.bill);
      if (!bill) return undefined;
      // The restore button of a removed line is not a line.
      const rows = all(main, 'li').filter((it) => it.querySelector(':scope a') !== null);
      const lines = rows.map((row) => {
        const name = textOf(row.querySelector('a'));
        const field = all(row, 'input').find((it) =>
          [...(it as HTMLInputElement).labels!].some(
            (label) => textOf(label) === words.quantityOf.replace('|', name),
          ),
        ) as HTMLInputElement | undefined;
        const amount = all(row, 'p').find((it) => textOf(it).startsWith(words.lineTotal));
        return {
          name,
          pieces: field?.value ?? '',
          options: all(row, 'li').map((it) => textOf(it.querySelector('span'))),
          total: textOf(amount).slice(words.lineTotal.length).trim(),
        };
      });
      const centsOf = (it: Element) => {
        const amount = textOf(it.nextElementSibling);
        return Number(amount.replaceAll(/\D/gu, '')) * (/^[-−]/u.test(amount) ? -1 : 1);
      };
      const terms = all(bill, 'dt');
      const last = terms.findIndex((it) =>
        words.totals.some((word) => textOf(it).startsWith(word)),
      );
      const [subtotal] = terms;
      const parts = terms.slice(0, last).reduce((sum, it) => sum + centsOf(it), 0);
      const total = terms[last];
      const codes = all(bill, '[role=group] li button').map((it) => it.ariaLabel ?? '');
      const message = main.querySelector('textarea')?.value.trim() ?? '';
      return {
        lines,
        codes,
        message,
        subtotal: textOf(subtotal?.nextElementSibling),
        addsUp: total !== undefined && parts === centsOf(total),
      };
    },
    {
      empty: text('cart.empty.title'),
      bill: text('cart.summary'),
      quantityOf: text('cart.quantityOf', { name: '|' }),
      lineTotal: text('cart.lineTotal'),
      totals: [text('cart.total.total'), text('cart.total.estimated')],
    },
  );

const isGoods = ({ item_type: type }: Record<string, unknown>) =>
  type === 'skus' || type === 'bundles';

/** The expected cart page for an order. */
export const cartOf = (
  { attributes, lines }: PlatformOrder,
  { text, money }: MarketUnderTest,
): ShownCart => {
  const goods = lines.filter(isGoods);
  if (goods.length === 0) return null;
  const { coupon_code: coupon, gift_card_code: giftCard, metadata } = attributes;
  const option = ({ quantity, name, total_amount_cents: cents }: Record<string, unknown>) => {
    const amount = cents === 0 ? text('cart.free') : money(Number(cents));
    return `${text('cart.times', { quantity: Number(quantity), name: String(name) })} ${amount}`;
  };
  return {
    lines: goods.map(({ name, quantity, total_amount_cents: cents, options }) => ({
      name: String(name),
      pieces: String(quantity),
      options: options.map(option),
      total: money(Number(cents)),
    })),
    codes: [coupon, giftCard]
      .filter((code) => typeof code === 'string' && code !== '')
      .map((code) => text('cart.code.clearOf', { code: String(code) })),
    message: String((metadata as { gift_message?: string }).gift_message ?? ''),
    subtotal: money(Number(attributes['subtotal_amount_cents'])),
    addsUp: true,
  };
};
