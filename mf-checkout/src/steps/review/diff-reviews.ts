import type { Address, Money } from '@shop/contracts/commerce';
import type { Review, ReviewLine, ReviewMethod } from './review.ts';

export type AddressChange = 'shippingAddress' | 'billingAddress';
export type AmountChange = 'discount' | 'deposit' | 'giftCard' | 'shipping' | 'payment' | 'total';

/** A difference between the order and what the shopper saw. */
export type Change =
  | { what: 'price'; line: ReviewLine; before: Money; after: Money }
  | { what: 'quantity'; line: ReviewLine; before: number; after: number }
  | { what: 'added' | 'removed'; line: ReviewLine }
  | { what: AddressChange; before: Address | null; after: Address | null }
  | { what: 'method'; before: ReviewMethod; after: ReviewMethod }
  | { what: 'coupon'; before: string | null; after: string | null }
  | { what: AmountChange; before: Money; after: Money };

const ADDRESSES = ['shippingAddress', 'billingAddress'] as const;
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

/** Fields of an address and its metadata that only the address book uses. */
const OF_BOOK = new Set(['id', 'reference', 'metadata', 'lastUsage', 'isShipping', 'isBilling']);

/** The filled fields of an address, invoice data and birth date included, in a fixed order. */
const contentsOf = (address: Address | null): string =>
  JSON.stringify(
    Object.entries({ ...address, ...address?.metadata })
      .filter(([name, value]) => value && !OF_BOOK.has(name))
      .sort(),
  );

const changesOfAddresses = (before: Review, after: Review): Change[] =>
  ADDRESSES.filter((it) => contentsOf(before[it]) !== contentsOf(after[it])).map((what) => ({
    what,
    before: before[what],
    after: after[what],
  }));

/** A shipment without a method, or a new one, is not a change: the order cannot be placed until it has a method. */
const changesOfMethods = (before: Review, after: Review): Change[] =>
  after.methods.flatMap((method): Change[] => {
    const seen = before.methods.find(({ shipmentId }) => shipmentId === method.shipmentId);
    return seen && seen.id !== method.id ? [{ what: 'method', before: seen, after: method }] : [];
  });

const changesOfContents = (before: Review, after: Review): Change[] => [
  ...changesOfLines(before, after),
  ...changesOfAddresses(before, after),
  ...changesOfMethods(before, after),
];

/**
 * Whether line items, addresses or shipping methods differ. A coupon or payment option is expected to change amounts,
 * never these.
 */
export const needsConfirmation = (before: Review, after: Review): boolean =>
  changesOfContents(before, after).length > 0;

/** Changes of an order since the shopper saw it: line items first, the total last; empty if equal. */
export const diffReviews = (before: Review, after: Review): Change[] => [
  ...changesOfContents(before, after),
  ...(before.coupon === after.coupon
    ? []
    : [{ what: 'coupon' as const, before: before.coupon, after: after.coupon }]),
  ...AMOUNTS.filter((it) => before[it].cents !== after[it].cents).map((what) => ({
    what,
    before: before[what],
    after: after[what],
  })),
];
