import fc from 'fast-check';
import type { CurrencyCode, Market, Money } from '../market/types.ts';
import type { Order, Shipment } from '../commerce/order/types.ts';
import { aLine, anOrder } from './orders.ts';

/** Input of an order before any computation; amounts in cents. */
export interface OrderDraft {
  currency: string;
  lines: readonly { unit: number; quantity: number; option: number | null }[];
  /** Share of the goods that discounts take off. */
  off: number;
  /** A coupon that waives what shipping costs. */
  waives: boolean;
  shipments: readonly { price: number; isChosen: boolean }[];
  /** Whether the platform says how the shipments may travel. */
  isRead: boolean;
  payment: number;
  /** Deposits on containers, which discounts and taxes leave alone. */
  deposit: number;
  adjustment: number;
  /** Balance of the gift card; null without one. */
  card: number | null;
  tax: { rate: number; onTop: boolean; freight: boolean };
}

/** Any order a shopper may have in any market, in a currency with cents or without. */
export const anyDraft: fc.Arbitrary<OrderDraft> = fc.record({
  currency: fc.constantFrom('EUR', 'GBP', 'CHF', 'USD', 'JPY'),
  lines: fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 25_000 }),
      quantity: fc.integer({ min: 1, max: 24 }),
      option: fc.option(fc.integer({ min: 0, max: 900 })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  off: fc.constantFrom(0, 0.1, 0.5, 1),
  waives: fc.boolean(),
  shipments: fc.array(
    fc.record({
      price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4000 })),
      isChosen: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  isRead: fc.boolean(),
  payment: fc.constantFrom(0, 300),
  deposit: fc.constantFrom(0, 0, 25, 450),
  adjustment: fc.constantFrom(0, 0, -500, 250),
  card: fc.option(fc.integer({ min: 1, max: 60_000 })),
  tax: fc.record({
    rate: fc.constantFrom(0, 0.081, 0.19, 0.22),
    onTop: fc.boolean(),
    freight: fc.boolean(),
  }),
});

/** A draft with one line of €25.00, deposits of €0.50 and shipping of €6.90. */
export const aDraftWithDeposit = (its: Partial<OrderDraft> = {}): OrderDraft => ({
  currency: 'EUR',
  lines: [{ unit: 1250, quantity: 2, option: null }],
  off: 0,
  waives: false,
  shipments: [{ price: 690, isChosen: true }],
  isRead: true,
  payment: 0,
  deposit: 50,
  adjustment: 0,
  card: null,
  tax: { rate: 0.22, onTop: false, freight: true },
  ...its,
});

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** The platform's order for a draft: its totals include charged shipments, but none without a method. */
export const orderOf = (draft: OrderDraft): Order => {
  const { rate, onTop, freight } = draft.tax;
  const money = (cents: number): Money => ({ cents, currency: draft.currency as CurrencyCode });
  const taxOf = (cents: number) =>
    onTop ? Math.round(cents * rate) : cents - Math.round(cents / (1 + rate));
  const lines = draft.lines.map(({ unit, quantity, option }, at) =>
    aLine({
      id: `line-${at}`,
      quantity,
      unit: money(unit),
      total: money(unit * quantity + (option ?? 0) * quantity),
      options:
        option === null
          ? []
          : [
              {
                id: `option-${at}`,
                name: 'Gift wrapping',
                quantity,
                total: money(option * quantity),
                optionId: 'wrapping',
                choices: {},
              },
            ],
    }),
  );
  const paid = draft.shipments.map(({ price, isChosen }) => ({
    cents: draft.waives ? 0 : price,
    isChosen: isChosen && draft.isRead,
  }));
  const charged = paid.filter(({ isChosen }) => isChosen).map(({ cents }) => cents);
  const subtotal = sum(lines.map(({ total }) => total.cents));
  const discount = 0 - Math.round(subtotal * draft.off);
  const shipping = sum(charged);
  const goods = subtotal + discount;
  const adjustment = Math.max(draft.adjustment, 0 - goods);
  const taxes = taxOf(goods) + sum(charged.map((cents) => (freight ? taxOf(cents) : 0)));
  const { deposit, payment } = draft;
  const due = goods + deposit + shipping + payment + adjustment + (onTop ? taxes : 0);
  const byCard = Math.min(draft.card ?? 0, due);
  return anOrder({
    currency: draft.currency as CurrencyCode,
    lines,
    giftCardCode: draft.card === null ? null : 'REGALO',
    shipments: draft.isRead
      ? paid.map(({ cents, isChosen }, at): Shipment => ({
          id: `shipment-${at}`,
          methods: [
            {
              id: 'courier',
              reference: 'courier',
              name: 'Courier',
              price: money(cents),
              freeOver: null,
              minDays: 1,
              maxDays: 2,
            },
          ],
          methodId: isChosen ? 'courier' : null,
          lines: lines.length,
        }))
      : [],
    totals: {
      subtotal: money(subtotal),
      discount: money(discount),
      shipping: money(shipping),
      payment: money(payment),
      deposit: money(deposit),
      adjustment: money(adjustment),
      taxes: money(taxes),
      taxesOnTop: onTop,
      shippingTaxRate: freight ? rate : 0,
      giftCard: money(0 - byCard),
      giftCardLeft: draft.card === null || byCard === 0 ? null : money(draft.card - byCard),
      total: money(due - byCard),
    },
  });
};

/** Markets by what they say of taxes. */
export const anyMarket: fc.Arbitrary<Pick<Market, 'tax_included'>> = fc.record({
  tax_included: fc.boolean(),
});

/** The rows of a rendered summary: the digits of each value, in cents, by label. A value without digits is its text. */
export const shownRows = (container: ParentNode): { label: string; value: number | string }[] =>
  [...container.querySelectorAll('dt')].map((label) => {
    const text = label.nextElementSibling?.textContent ?? '';
    const digits = text.replaceAll(/\D/gu, '');
    const cents = Number(digits) * (/[-−]\d|^[-−]/u.test(text) ? -1 : 1);
    return { label: label.firstChild?.textContent ?? '', value: digits === '' ? text : cents };
  });
