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

/** `orders.default_payment_method`: the market's default, else the only available method. */
export const deriveDefaultPaymentMethod = (
  orders: readonly Rows['orders'][],
  context: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(
    orders.map((order) => {
      const methods = availablePaymentMethods(context, order);
      const market = context.store.get('markets', order.market_id);
      const chosen = methods.filter(({ id }) => id === market?.default_payment_method_id);
      if (chosen.length > 0) return [order.id, chosen];
      return [order.id, methods.length === 1 ? methods : []];
    }),
  );

/** `orders.default_shipping_method`: that of each order's market. */
export const deriveDefaultShippingMethod = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> =>
  new Map(
    orders.map(({ id, market_id }) => {
      const market = store.get('markets', market_id);
      const method = store.get('shipping_methods', market?.default_shipping_method_id ?? null);
      return [id, method ? [method] : []];
    }),
  );
