import type { Operation } from '../../../engine/definition/define-resource.ts';
import { findOrder } from '../../order/find-order.ts';
import { releasePayment } from '../transactions/release-payment.ts';
import { noSource } from '../shapes/sources/source-types.ts';

/** Detaches a payment source from its cart, if the cart currently pays with it. */
export const detachSource = (
  operation: Operation,
  row: { readonly id: string; readonly order_id: string },
): void => {
  if (findOrder(operation, row.order_id).payment_source_id !== row.id) return;
  releasePayment(operation, row.order_id);
  operation.store.update('orders', row.order_id, noSource);
};
