import type { ReadContext } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';

/** `orders.checkout_url`: the order's place under its market's own checkout, where it has one. */
export const checkoutUrls = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): readonly (string | null)[] => {
  const urls = new Map(
    store
      .getAll(
        'markets',
        orders.map(({ market_id }) => market_id),
      )
      .map(({ id, checkout_url }) => [id, checkout_url]),
  );
  return orders.map(({ id, market_id }) => {
    const url = urls.get(market_id ?? '');
    return url ? `${url.replace(/\/$/, '')}/${id}` : null;
  });
};
