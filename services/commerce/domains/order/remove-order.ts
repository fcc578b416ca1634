import type { Operation } from '../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../engine/definition/problem.ts';
import { releaseReservation } from '../inventory/reservations/release-reservation.ts';
import { releasePayment } from '../payment/transactions/release-payment.ts';
import { sourceTypes } from '../payment/shapes/sources/source-types.ts';
import type { Rows } from '../rows.ts';
import { statusProblem } from './status-problem.ts';

/** Deletes a cart with all its parts. Placed orders are canceled, never deleted. */
export const removeOrder = (operation: Operation, order: Rows['orders']): Result<string> => {
  const { store } = operation;
  if (order.status !== 'draft' && order.status !== 'pending')
    return failure(statusProblem(order.status, 'deleted'));
  for (const { id: line_item_id } of store.where('line_items', { order_id: order.id })) {
    for (const type of ['line_item_options', 'stock_line_items'] as const)
      for (const { id } of store.where(type, { line_item_id })) store.remove(type, id);
    store.remove('line_items', line_item_id);
  }
  for (const reservation of store.where('stock_reservations', { order_id: order.id }))
    releaseReservation(operation, reservation);
  releasePayment(operation, order.id);
  for (const type of [
    'shipments',
    ...sourceTypes,
    'refunds',
    'voids',
    'captures',
    'authorizations',
  ] as const)
    for (const { id } of store.where(type, { order_id: order.id })) store.remove(type, id);
  store.remove('orders', order.id);
  return success(order.id);
};
