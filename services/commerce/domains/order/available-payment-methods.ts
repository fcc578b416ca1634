import { and, condition, or } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** Enabled payment methods of the order's currency and market. */
export const availablePaymentMethods = (
  { store }: ReadContext,
  { currency_code, market_id }: Rows['orders'],
): Rows['payment_methods'][] =>
  store.select(
    'payment_methods',
    and(
      condition('t.disabled_at IS NULL'),
      condition('t.currency_code = ?', currency_code),
      or(condition('t.market_id IS NULL'), condition('t.market_id = ?', market_id)),
    ),
  );

/** `orders.available_payment_methods` of a batch of orders. */
export const deriveAvailablePaymentMethods = (
  orders: readonly Rows['orders'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(orders.map((order) => [order.id, availablePaymentMethods(context, order)]));
