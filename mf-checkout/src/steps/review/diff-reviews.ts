import type { Money } from '@shop/contracts/commerce';
import type { Review, ReviewLine } from './review.ts';

export type AmountChange = 'discount' | 'deposit' | 'giftCard' | 'shipping' | 'payment' | 'total';

/** A difference between the order and what the shopper saw. */
export type Change =
  | { what: 'price'; line: ReviewLine; before: Money; after: Money }
  | { what: 'quantity'; line: ReviewLine; before: number; after: number }
  | { what: 'added' | 'removed'; line: ReviewLine }
  | { what: 'coupon'; before: string | null; after: string | null }
  | { what: AmountChange; before: Money; after: Money };

const AMOUNTS = ['discount', 'deposit', 'giftCard', 'shipping', 'payment', 'total'] as const;

const changesOfLine = (before: ReviewLine, line: ReviewLine): Change[] => [
  ...(before.unit.cents === line.unit.cents
    ? []
    : [{ what: 'price' as const, line, before: before.unit, after: line.unit }]),
  ...(before.quantity === line.quantity
    ? []
    : [{ what: 'quantity' as const, line, before: before.quantity, after: line.quantity }]),
];

const changesOfLines = (before: Review, after: Review): Change[] => {
  const linesBefore = new Map(before.lines.map((line) => [line.id, line]));
  const present = new Set(after.lines.map(({ id }) => id));
  return [
    ...before.lines
      .filter(({ id }) => !present.has(id))
      .map((line): Change => ({ what: 'removed', line })),
    ...after.lines.flatMap((line): Change[] => {
      const same = linesBefore.get(line.id);
      return same ? changesOfLine(same, line) : [{ what: 'added', line }];
    }),
  ];
};

/**
 * Whether line items differ in price, quantity or identity. A coupon or payment option is expected to change amounts,
 * never items.
 */
export const hasOtherGoods = (before: Review, after: Review): boolean =>
  changesOfLines(before, after).length > 0;

/** Changes of an order since the shopper saw it: line items first, the total last; empty if equal. */
export const diffReviews = (before: Review, after: Review): Change[] => [
  ...changesOfLines(before, after),
  ...(before.coupon === after.coupon
    ? []
    : [{ what: 'coupon' as const, before: before.coupon, after: after.coupon }]),
  ...AMOUNTS.filter((it) => before[it].cents !== after[it].cents).map((what) => ({
    what,
    before: before[what],
    after: after[what],
  })),
];
