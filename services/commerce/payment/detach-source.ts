import type { Operation } from '../core/define-resource.ts';
import { findOrder } from '../order/find-order.ts';
import { releasePayment } from './release-payment.ts';
import { noSource } from './source-types.ts';

/** Takes a payment source off its cart, if that is what the cart is paid with. */
export const detachSource = (
  operation: Operation,
  row: { readonly id: string; readonly order_id: string },
): void => {
  if (findOrder(operation, row.order_id).payment_source_id !== row.id) return;
  releasePayment(operation, row.order_id);
  operation.store.update('orders', row.order_id, noSource);
};
