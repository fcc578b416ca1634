import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** `orders.checkout_url`: the order's URL in its market's checkout, if the market has one. */
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

/** `orders.customer_type`: whether the customer had placed an order before this one. */
export const customerTypes = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): readonly (string | null)[] => {
  const customers = new Map(
    store
      .getAll(
        'customers',
        orders.map(({ customer_id }) => customer_id),
      )
      .map((customer) => [customer.id, customer]),
  );
  return orders.map(({ customer_id, placed_at }) => {
    const customer = customers.get(customer_id ?? '');
    if (!customer) return null;
    const before = customer.total_orders_count - (placed_at === null ? 0 : 1);
    return before > 0 ? 'returning' : 'new';
  });
};
