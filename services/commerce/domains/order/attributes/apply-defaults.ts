import type { Operation } from '../../../engine/definition/define-resource.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';
import { availablePaymentMethods } from '../available-payment-methods.ts';
import { openMethods } from '../shipments/open-methods.ts';

/**
 * Gives a cart its market's default payment method and its shipments the default shipping method, where they
 * have none and the default is open to them (https://docs.commercelayer.io/core/api-reference/markets).
 */
export const applyDefaults = (operation: Operation, order: Rows['orders']): void => {
  const { store } = operation;
  const market = store.get('markets', order.market_id);
  const payment = market?.default_payment_method_id ?? null;
  const shipping = market?.default_shipping_method_id ?? null;
  if (payment !== null && order.payment_method_id === null && isCart(order)) {
    const open = availablePaymentMethods(operation, order).some(({ id }) => id === payment);
    if (open) store.update('orders', order.id, { payment_method_id: payment });
  }
  if (shipping === null) return;
  for (const shipment of store.where('shipments', { order_id: order.id })) {
    if (shipment.shipping_method_id !== null) continue;
    if (openMethods(operation, order, shipment).some(({ id }) => id === shipping))
      store.update('shipments', shipment.id, { shipping_method_id: shipping });
  }
};
