import type { Input, Operation } from '../core/define-resource.ts';
import { invalid, type Problem } from '../core/problem.ts';
import { findOrder } from '../order/find-order.ts';
import { attachSource } from './attach-source.ts';
import { availableCustomerPaymentSources } from './available-customer-payment-sources.ts';
import { gatewayValues } from './source-values.ts';
import { instrumentOf } from './instrument-of.ts';
import { isSourceType, type SourceType } from './source-types.ts';

const name = '_customer_payment_source_id';

/** What of a stored source makes another of it: the token the gateway knows it by, and what it stands for. */
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
 * Obeys `_customer_payment_source_id`: pays a cart with something of its
 * customer's wallet. The cart gets a source of its own that names the stored
 * one by its tokens, and the payment method that goes with it.
 */
export const applyCustomerPaymentSource = (
  operation: Operation,
  orderId: string,
  { attributes }: Input,
): Problem[] => {
  const wanted = attributes[name];
  if (wanted === undefined || wanted === null || wanted === '') return [];
  const { store } = operation;
  const order = findOrder(operation, orderId);
  const stored = availableCustomerPaymentSources(operation, order).find(({ id }) => id === wanted);
  const method = store.get('payment_methods', stored?.payment_method_id ?? null);
  const type = method?.payment_source_type;
  if (!stored || !method || !isSourceType(type))
    return [invalid(name, 'is invalid', 'invalid', { value: wanted })];
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
