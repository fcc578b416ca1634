import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { applyCustomerPaymentSource } from '../../payment/wallet/apply-customer-payment-source.ts';
import { attachSource } from '../../payment/sources/attach-source.ts';
import { releasePayment } from '../../payment/transactions/undo-authorization.ts';
import { sourceProblem } from '../../payment/sources/source-problem.ts';
import { isSourceType, noSource } from '../../payment/shapes/sources/source-types.ts';
import { availablePaymentMethods } from '../methods-of-order.ts';
import { findOrder } from '../find-order.ts';

const problem = (relationship: string, message: string): Problem =>
  invalid(relationship, message, 'invalid', { member: 'relationships' });

const paymentTriggers = ['_nullify_payment_source', '_customer_payment_source_id'];

/** Detaches an order's payment source and voids its authorizations. */
const dropSource = (operation: Operation, orderId: string): void => {
  if (findOrder(operation, orderId).payment_source_id === null) return;
  releasePayment(operation, orderId);
  operation.store.update('orders', orderId, noSource);
};

const applyMethod = (operation: Operation, orderId: string, id: string | null): Problem[] => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  const chosen = availablePaymentMethods(operation, order).find((method) => method.id === id);
  if (id !== null && chosen === undefined) return [problem('payment_method', 'is not available')];
  if (order.payment_source_type !== chosen?.payment_source_type) dropSource(operation, orderId);
  store.update('orders', orderId, { payment_method_id: id });
  return [];
};

const applySource = (
  operation: Operation,
  orderId: string,
  source: { readonly type: string; readonly id: string },
): Problem[] => {
  const { store } = operation;
  const { type, id } = source;
  const method = store.get('payment_methods', findOrder(operation, orderId).payment_method_id);
  const own = isSourceType(type) && store.get(type, id)?.order_id === orderId;
  if (!own || method?.payment_source_type !== type)
    return [problem('payment_source', 'is invalid')];
  attachSource(operation, orderId, { type, id });
  return [];
};

/** Sets an order's payment method or source. Changing the method detaches a source of another type. */
export const applyPayment = (operation: Operation, orderId: string, input: Input): Problem[] => {
  const { attributes, links } = input;
  const changes =
    paymentTriggers.some((name) => name in attributes) ||
    'payment_method' in links ||
    'payment_source' in links;
  if (!changes) return [];
  const closed = sourceProblem(operation, findOrder(operation, orderId));
  if (closed) return [closed];
  const method = links['payment_method'];
  if (method !== undefined) {
    const problems = applyMethod(operation, orderId, method?.id ?? null);
    if (problems.length > 0) return problems;
  }
  const source = links['payment_source'];
  if (source === null || attributes['_nullify_payment_source'] === true)
    dropSource(operation, orderId);
  else if (source) return applySource(operation, orderId, source);
  return applyCustomerPaymentSource(operation, orderId, input);
};
