import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { attachSource } from '../sources/attach-source.ts';
import { availableCustomerPaymentSources } from './stored-sources.ts';
import { gatewayValues } from '../sources/source-values.ts';
import { instrumentOf } from '../sources/instrument-of.ts';
import { isSourceType, type SourceType } from '../shapes/sources/source-types.ts';

const name = '_customer_payment_source_id';

/** The columns copied from a stored source: the gateway's reusable token and its test case. */
const reusable = [
  'payment_instrument',
  'payment_source_token',
  'payment_request_data',
  'token',
  'auth_token',
  'paypal_payer_id',
  'options',
  'payment_method',
];

const keptValues = (
  { store }: Operation,
  type: SourceType,
  id: string | null,
): Record<string, unknown> =>
  type === 'braintree_payments'
    ? {}
    : Object.fromEntries(
        Object.entries(store.get(type, id) ?? {}).filter(([column]) => reusable.includes(column)),
      );

/**
 * Handles `_customer_payment_source_id`: pays a cart with a source from its customer's wallet. The cart gets its own
 * source with the stored source's tokens, and the matching payment method.
 */
export const applyCustomerPaymentSource = (
  operation: Operation,
  orderId: string,
  { attributes }: Input,
): Problem[] => {
  const sourceId = attributes[name];
  if (sourceId === undefined || sourceId === null || sourceId === '') return [];
  const { store } = operation;
  const order = findOrder(operation, orderId);
  const stored = availableCustomerPaymentSources(operation, order).find(
    ({ id }) => id === sourceId,
  );
  const method = store.get('payment_methods', stored?.payment_method_id ?? null);
  const type = method?.payment_source_type;
  if (!stored || !method || !isSourceType(type))
    return [invalid(name, 'is invalid', 'invalid', { value: sourceId })];
  store.update('orders', orderId, { payment_method_id: method.id });
  const id = store.add(type, {
    ...keptValues(operation, type, stored.payment_source_id),
    ...gatewayValues(operation, type, method, order),
    ...(type === 'braintree_payments' && {
      payment_instrument: instrumentOf(operation, type, stored.payment_source_id) ?? null,
      options: {
        customer_id: stored.customer_token,
        payment_method_token: stored.payment_source_token,
      },
    }),
    order_id: orderId,
  });
  attachSource(operation, orderId, { type, id });
  return [];
};
