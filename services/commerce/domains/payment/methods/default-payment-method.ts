import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import { availablePaymentMethods } from '../../order/available-payment-methods.ts';
import type { Rows } from '../../rows.ts';

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
