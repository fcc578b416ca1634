import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

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
