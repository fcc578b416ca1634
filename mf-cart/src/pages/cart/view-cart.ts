import { analyticsValue, type AnalyticsEvent } from '@shop/contracts/events';
import type { Order } from '@shop/contracts/commerce/order';
import { purchasableLines } from '../../order/purchasable-lines.ts';

/** The `view_cart` event of an order (A1), amounts in units of the currency. */
export const viewCart = (order: Pick<Order, 'lines' | 'currency'>): AnalyticsEvent => {
  const items = purchasableLines(order).map(({ code, name, unit, quantity }) => ({
    item_id: code ?? '',
    item_name: name,
    price: unit.cents / 100,
    quantity,
  }));
  return {
    name: 'view_cart',
    params: { currency: order.currency, value: analyticsValue(items), items },
  };
};
