import type { Input, Operation } from '../core/define-resource.ts';
import { invalid, type Problem } from '../core/problem.ts';
import { availablePaymentMethods } from './available-payment-methods.ts';
import { findOrder } from './find-order.ts';

const noSource = {
  payment_source_id: null,
  payment_source_type: null,
  payment_source_details: null,
} as const;

/** Sets an order's payment method; a source of another type is let go with the old one. */
export const applyPayment = (
  operation: Operation,
  orderId: string,
  { attributes, links }: Input,
): Problem[] => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  const method = links['payment_method'];
  if (method === null) store.update('orders', orderId, { payment_method_id: null, ...noSource });
  if (method) {
    const chosen = availablePaymentMethods(operation, order).find(({ id }) => id === method.id);
    if (chosen === undefined)
      return [
        invalid('payment_method', 'is not available', 'invalid', { member: 'relationships' }),
      ];
    const keeps = order.payment_source_type === chosen.payment_source_type;
    store.update('orders', orderId, { payment_method_id: chosen.id, ...(!keeps && noSource) });
  }
  const source = links['payment_source'];
  if (source === null || attributes['_nullify_payment_source'] === true)
    store.update('orders', orderId, noSource);
  else if (source) {
    const row = store.get('wire_transfers', source.id);
    if (row?.order_id !== orderId)
      return [invalid('payment_source', 'is invalid', 'invalid', { member: 'relationships' })];
    store.update('orders', orderId, {
      payment_source_id: source.id,
      payment_source_type: source.type,
    });
  }
  return [];
};
