import type { Market } from '../../market/types.ts';
import type { Money } from '../../market/money.ts';
import type { OrderShipping } from './shipping-of.ts';
import type { OrderTotals } from './types.ts';

/**
 * What is to be said of the total:
 * - `estimate`: shipping is in it as far as is known
 * - `withoutShipping`: no one knows what shipping costs
 * - `untaxed`: taxes and duties are not in it
 */
export type TotalNote = 'estimate' | 'withoutShipping' | 'untaxed';

export interface OrderRow {
  /** `taxes` come on top of the other amounts; `taxesIncluded` is the part of the total that is taxes. */
  id:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'payment'
    | 'adjustment'
    | 'taxes'
    | 'giftCard'
    | 'total'
    | 'taxesIncluded';
  /** Null while no one knows it, as shipping before there is a price for it. */
  amount: Money | null;
  /** There is nothing to pay for it, which is said in words. */
  isFree?: true;
  notes?: readonly TotalNote[];
}

export interface OrderRowsOptions {
  /** Of an open order; of a placed one it is in the totals. */
  shipping?: OrderShipping;
  /** Where the order is sold, as far as is known. */
  market?: Pick<Market, 'tax_included'> | null;
}

/** The tax of an amount in whole cents, contained in it or on top of it, rounded as the platform does. */
const taxOf = (cents: number, rate: number, onTop: boolean): number =>
  onTop ? Math.round(cents * rate) : cents - Math.round(cents / (1 + rate));

/**
 * The amounts an order comes to once the shipping that is still to come is part of it, by the platform's own rules. With
 * several shipments the platform rounds the tax of each: its tax may then be a cent off this one.
 */
const withShipping = (totals: OrderTotals, toCome: number) => {
  const { total, taxes, giftCard, giftCardLeft, taxesOnTop = false, shippingTaxRate = 0 } = totals;
  const tax = taxOf(toCome, shippingTaxRate, taxesOnTop);
  const more = toCome + (taxesOnTop ? tax : 0);
  const byCard = Math.min(giftCardLeft?.cents ?? 0, more);
  return {
    taxes: taxes.cents + tax,
    giftCard: giftCard.cents - byCard,
    total: total.cents + more - byCard,
  };
};

/**
 * The rows of an order's summary, in their order, on every screen and in every mail (E7). All but the last, of the taxes
 * included, add up to the total. Reductions, fees, gift cards and taxes have a row only where there are any. Amounts are
 * the platform's; shipping that is not part of its total yet is added here, in this one place, and the total then says
 * that it is an estimate.
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
  const isKnown = shipping !== null || shippingToCome !== null;
  const toCome = shippingToCome?.cents ?? 0;
  const cost = (shipping?.cents ?? 0) + toCome;
  const { taxes, giftCard, total } = withShipping(totals, toCome);
  const notes: TotalNote[] = [
    ...(shippingToCome ? ['estimate' as const] : []),
    ...(isKnown ? [] : ['withoutShipping' as const]),
    ...(market?.tax_included === false && taxes === 0 ? ['untaxed' as const] : []),
  ];
  const ifAny = (id: OrderRow['id'], cents: number): OrderRow[] =>
    cents === 0 ? [] : [{ id, amount: money(cents) }];
  return [
    { id: 'subtotal', amount: totals.subtotal },
    ...ifAny('discount', totals.discount.cents),
    {
      id: 'shipping',
      amount: isKnown ? money(cost) : null,
      ...(isKnown && cost === 0 && { isFree: true }),
    },
    ...ifAny('payment', totals.payment.cents),
    ...ifAny('adjustment', totals.adjustment?.cents ?? 0),
    ...ifAny('taxes', totals.taxesOnTop ? taxes : 0),
    ...ifAny('giftCard', giftCard),
    { id: 'total', amount: money(total), notes },
    ...ifAny('taxesIncluded', totals.taxesOnTop ? 0 : taxes),
  ];
};
