import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { Item } from '../factories/item.ts';
import type { ItemOption } from '../factories/option.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The cart (S5). */
export const cartScreen = (page: Page, { text, url, locale }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const nameOf = (item: Item) => ({ name: item.name(locale) });
  const bothNames = (item: Item, option: ItemOption) => ({
    ...nameOf(item),
    option: option.name(locale),
  });
  /** A message up to its placeholder: the common name of all buttons of the kind. */
  const startOf = (id: string, value: string) => text(id, { [value]: '|' }).split('|')[0] ?? '';
  return {
    heading: page.getByRole('heading', { level: 1, name: text('cart.title') }),
    bill: page.getByRole('complementary', { name: text('cart.summary') }),
    line: (item: Item) =>
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: item.name(locale), exact: true }) }),
    quantity: (item: Item) =>
      main.getByRole('textbox', { name: text('cart.quantityOf', nameOf(item)), exact: true }),
    more: (item: Item) =>
      main.getByRole('button', {
        name: text('ui.quantity.increase', { label: text('cart.quantityOf', nameOf(item)) }),
      }),
    fewer: (item: Item) =>
      main.getByRole('button', {
        name: text('ui.quantity.decrease', { label: text('cart.quantityOf', nameOf(item)) }),
      }),
    /** Quantity of a line item's option; a line item of one unit has no such field. */
    optionQuantity: (item: Item, option: ItemOption) =>
      main.getByRole('textbox', { name: text('cart.option.quantityOf', bothNames(item, option)) }),
    removeOption: (item: Item, option: ItemOption) =>
      main.getByRole('button', { name: text('cart.option.remove', bothNames(item, option)) }),
    remove: (item: Item) => main.getByRole('button', { name: text('cart.remove', nameOf(item)) }),
    undo: (item: Item) => main.getByRole('button', { name: text('cart.undoOf', nameOf(item)) }),
    /** The restore buttons of all removed lines. */
    anyUndo: main.getByRole('button', { name: startOf('cart.undoOf', 'name') }),
    code: main.getByRole('group', { name: text('cart.codes') }).getByRole('textbox'),
    applyCode: main.getByRole('button', { name: text('cart.code.apply') }),
    codes: main.getByRole('group', { name: text('cart.codes') }),
    clearCode: (code: string) =>
      main.getByRole('button', { name: text('cart.code.clearOf', { code }) }),
    anyClear: main.getByRole('button', { name: startOf('cart.code.clearOf', 'code') }),
    giftSummary: main.locator('summary', { hasText: text('cart.gift.title') }),
    gift: main.getByRole('textbox', { name: text('cart.gift.label') }),
    giftSaved: main.getByText(text('cart.gift.saved')),
    giftRetry: main
      .locator('details', { hasText: text('cart.gift.title') })
      .getByRole('button', { name: text('cart.gift.retry') }),
    offline: main.getByText(text('cart.offline.title')),
    /** Error notice of an unreadable order. */
    retry: main.getByRole('button', { name: text('ui.region.retry') }),
    updating: main.getByText(text('cart.total.updating')),
    toCheckout: page
      .getByRole('complementary', { name: text('cart.summary') })
      .getByRole('link', { name: text('cart.checkout') }),
    /** The checkout button at the bottom of a narrow screen, before the summary's. */
    toCheckoutAtFoot: main.getByRole('link', { name: text('cart.checkout') }).first(),
    goOn: main.getByRole('link', { name: text('cart.continue') }),
    empty: main.getByRole('heading', { name: text('cart.empty.title') }),
    open: async (): Promise<void> => {
      await page.goto(url(paths.cart()));
    },
  };
};

/** The cart's drawer, opened from the header on any page. */
export const cartDrawer = (page: Page, { text, locale }: MarketUnderTest) => {
  const dialog = page.getByRole('dialog', { name: text('cart.title') });
  const nameOf = (item: Item) => ({ name: item.name(locale) });
  return {
    dialog,
    line: (item: Item) => dialog.getByRole('link', { ...nameOf(item), exact: true }),
    remove: (item: Item) => dialog.getByRole('button', { name: text('cart.remove', nameOf(item)) }),
    undo: (item: Item) => dialog.getByRole('button', { name: text('cart.undoOf', nameOf(item)) }),
    close: dialog.getByRole('button', { name: text('ui.close') }),
    toCart: dialog.getByRole('link', { name: text('cart.mini.toCart') }),
    toCheckout: dialog.getByRole('link', { name: text('cart.checkout') }),
  };
};
