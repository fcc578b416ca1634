import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { destinationOf } from '../amounts/amounts-of-order.ts';

type Order = Rows['orders'];

/** The price of the goods without fees: no request that places or pays an order may change it. */
const goodsAmount = (order: Order): number =>
  order.subtotal_amount_cents + order.discount_amount_cents + order.adjustment_amount_cents;

/** The tax that the shopper pays on top of the prices: none if the prices include it. */
const addedTax = (order: Order): number =>
  order.total_amount_with_taxes_cents - order.total_amount_cents;

const destinationChanged = (context: ReadContext, order: Order, seen: Order): boolean => {
  const [now, before] = [destinationOf(context, order), destinationOf(context, seen)];
  return (['country_code', 'state_code', 'zip_code'] as const).some(
    (name) => (now[name] ?? null) !== (before[name] ?? null),
  );
};

/**
 * Whether a fee or tax is higher than its shopper was shown. The payment fee may only rise with another payment method
 * in the same request, taxes also with another destination. Shipping may not rise at all: stock that has moved may
 * need another parcel, which was not shown.
 */
const costsMore = (context: ReadContext, order: Order, seen: Order): boolean => {
  const methodChanged = order.payment_method_id !== seen.payment_method_id;
  const mayTaxRise = methodChanged || destinationChanged(context, order, seen);
  return (
    order.shipping_amount_cents > seen.shipping_amount_cents ||
    (!methodChanged && order.payment_method_amount_cents > seen.payment_method_amount_cents) ||
    (!mayTaxRise && addedTax(order) > addedTax(seen))
  );
};

/**
 * Whether the gift card pays less than its shopper was shown, and the rest of the order therefore costs more. It may
 * pay less of an order that costs less: its amount is negative.
 */
const cardPaysLess = (order: Order, seen: Order): boolean =>
  order.gift_card_amount_cents > seen.gift_card_amount_cents &&
  order.total_amount_with_taxes_cents > seen.total_amount_with_taxes_cents;

/** Why an order, freshly recalculated, is not the one its shopper last saw and agrees to pay; null if it is. */
export const changeProblem = (context: ReadContext, order: Order, seen: Order): Problem | null => {
  const isSame =
    order.currency_code === seen.currency_code &&
    goodsAmount(order) === goodsAmount(seen) &&
    !cardPaysLess(order, seen) &&
    !costsMore(context, order, seen);
  return isSame
    ? null
    : invalid('total_amount_cents', 'has changed', 'mismatched_amounts', {
        value: order.total_amount_cents,
      });
};
