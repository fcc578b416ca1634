import type { AnalyticsEvent } from '@shop/contracts/events';
import type { LineItem } from '@shop/contracts/commerce/order';

/**
 * The analytics event of a changed quantity: `add_to_cart` or `remove_from_cart` for the difference alone (T8),
 * null when there is none. Prices are the platform's, in units of the currency (GA4's rule).
 */
export const quantityChange = (
  line: Pick<LineItem, 'code' | 'name' | 'unit'>,
  before: number,
  after: number,
): AnalyticsEvent | null => {
  const quantity = Math.abs(after - before);
  if (quantity === 0) return null;
  const { cents, currency } = line.unit;
  return {
    name: after > before ? 'add_to_cart' : 'remove_from_cart',
    params: {
      currency,
      value: (cents * quantity) / 100,
      items: [{ item_id: line.code ?? '', item_name: line.name, price: cents / 100, quantity }],
    },
  };
};
