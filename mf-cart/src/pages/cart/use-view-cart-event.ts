import { useEffect, useRef } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { analyticsValue, type AnalyticsEvent } from '@shop/contracts/events';
import { useShop } from '@shop/contracts/remote';
import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import type { CartScreen } from '../../components/use-cart.ts';
import { purchasableLines } from '../../order/purchasable-lines.ts';

/** The `view_cart` event of an order (A1), amounts in units of the currency. */
const viewCartEvent = (order: Pick<Order, 'lines' | 'currency'>): AnalyticsEvent => {
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

/** Reports the cart to analytics once per visit of the page, with its first known content (A1). */
export const useViewCartEvent = (screen: CartScreen): void => {
  const { events } = useShop();
  // The order in the document may turn out not to be this visitor's.
  const isConfirmed = useAppSelector(selectOrderId) !== null;
  const sent = useRef(false);
  const order = screen.status === 'filled' ? screen.order : null;
  useEffect(() => {
    if (!order || !isConfirmed || sent.current) return;
    sent.current = true;
    events.emit('analytics', viewCartEvent(order));
  }, [events, order, isConfirmed]);
};
