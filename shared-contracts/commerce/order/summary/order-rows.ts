import type { Market, Money } from '../../../market/types.ts';
import type { OrderShipping } from './shipping-cost.ts';
import type { OrderTotals } from '../types.ts';

/**
 * A remark on the total:
 * - `estimate`: includes expected shipping
 * - `withoutShipping`: the price of shipping is unknown
 * - `untaxed`: excludes taxes and duties
 */
export type TotalNote = 'estimate' | 'withoutShipping' | 'untaxed';

export interface OrderRow {
  /** `taxes` are added to the other amounts; `taxesIncluded` are part of the total. */
  id:
    | 'subtotal'
    | 'discount'
    | 'deposit'
    | 'shipping'
    | 'payment'
    | 'adjustment'
    | 'taxes'
    | 'giftCard'
    | 'total'
    | 'taxesIncluded';
  /** Null while unknown, such as shipping without a price yet. */
  amount: Money | null;
  /** The price is zero, shown as a word. */
  isFree?: true;
  notes?: readonly TotalNote[];
}

export interface OrderRowsOptions {
  /** Of an open order; the totals of a placed one include it. */
  shipping?: OrderShipping;
  /** The order's market, if known. */
  market?: Pick<Market, 'tax_included'> | null;
}

/** The tax in cents that an amount contains, or that is added to it; rounded like the platform's. */
const taxOf = (cents: number, rate: number, onTop: boolean): number =>
  onTop ? Math.round(cents * rate) : cents - Math.round(cents / (1 + rate));

/**
 * The amounts after adding expected shipping, by the platform's own rules. The platform rounds the tax of each shipment,
 * so with several shipments its tax may differ by a cent.
 */
const withShipping = (totals: OrderTotals, expected: number) => {
  const { total, taxes, giftCard, giftCardLeft, taxesOnTop = false, shippingTaxRate = 0 } = totals;
  const tax = taxOf(expected, shippingTaxRate, taxesOnTop);
  const more = expected + (taxesOnTop ? tax : 0);
  const byCard = Math.min(giftCardLeft?.cents ?? 0, more);
  return {
    taxes: taxes.cents + tax,
    giftCard: giftCard.cents - byCard,
    total: total.cents + more - byCard,
  };
};

/**
 * The rows of an order summary in display order, for every screen and mail (E7). All rows but the last one, the included
 * taxes, add up to the total. Reductions, deposits, fees, gift cards and taxes have a row only if they are not zero.
 * Amounts are the platform's; only here is expected shipping added, and the total is then marked as an estimate.
 */
export const orderRows = (
  totals: OrderTotals,
  {
    shipping: { shipping, shippingToCome } = { shipping: totals.shipping, shippingToCome: null },
    market,
  }: OrderRowsOptions = {},
): OrderRow[] => {
  const { currency } = totals.total;
  const money = (cents: number): Money => ({ cents, currency });
  const hasPrice = shipping !== null || shippingToCome !== null;
  const expected = shippingToCome?.cents ?? 0;
  const cost = (shipping?.cents ?? 0) + expected;
  const { taxes, giftCard, total } = withShipping(totals, expected);
  const notes: TotalNote[] = [
    ...(shippingToCome ? ['estimate' as const] : []),
    ...(hasPrice ? [] : ['withoutShipping' as const]),
    ...(market?.tax_included === false && taxes === 0 ? ['untaxed' as const] : []),
  ];
  const ifAny = (id: OrderRow['id'], cents: number): OrderRow[] =>
    cents === 0 ? [] : [{ id, amount: money(cents) }];
  return [
    { id: 'subtotal', amount: totals.subtotal },
    ...ifAny('discount', totals.discount.cents),
    ...ifAny('deposit', totals.deposit?.cents ?? 0),
    {
      id: 'shipping',
      amount: hasPrice ? money(cost) : null,
      ...(hasPrice && cost === 0 && { isFree: true }),
    },
    ...ifAny('payment', totals.payment.cents),
    ...ifAny('adjustment', totals.adjustment?.cents ?? 0),
    ...ifAny('taxes', totals.taxesOnTop ? taxes : 0),
    ...ifAny('giftCard', giftCard),
    { id: 'total', amount: money(total), notes },
    ...ifAny('taxesIncluded', totals.taxesOnTop ? 0 : taxes),
  ];
};
