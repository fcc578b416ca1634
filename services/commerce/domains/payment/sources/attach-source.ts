import type { Operation } from '../../../engine/definition/define-resource.ts';
import { findOrder } from '../../order/find-order.ts';
import { instrumentOf } from './instrument-of.ts';
import { releasePayment } from '../transactions/undo-authorization.ts';
import { type SourceType, noSource } from '../shapes/sources/source-types.ts';

/** Makes a payment source the one its order is paid with, and writes what may be shown of it. */
export const attachSource = (
  operation: Operation,
  orderId: string,
  { type, id }: { readonly type: SourceType; readonly id: string },
): void => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  if (order.payment_source_id !== id) releasePayment(operation, orderId);
  const method = store.get('payment_methods', order.payment_method_id);
  const instrument = instrumentOf(operation, type, id);
  store.update('orders', orderId, {
    payment_source_id: id,
    payment_source_type: type,
    payment_source_details: {
      type: type.slice(0, -1),
      name: method?.name ?? null,
      ...(instrument && { payment_instrument: instrument }),
    },
  });
};

/** Detaches a payment source from its cart, if the cart currently pays with it. */
export const detachSource = (
  operation: Operation,
  row: { readonly id: string; readonly order_id: string },
): void => {
  if (findOrder(operation, row.order_id).payment_source_id !== row.id) return;
  releasePayment(operation, row.order_id);
  operation.store.update('orders', row.order_id, noSource);
};
