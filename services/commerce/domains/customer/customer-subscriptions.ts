import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { blank, failure, type Result, success, taken } from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerSubscriptionShape } from './shapes/customer-subscriptions.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { Rows } from '../rows.ts';

/** Subscribes an e-mail address to something, such as `Newsletter`. Twice is refused as taken. */
export const createCustomerSubscription = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const email = normalizeEmail('customer_email', input.attributes['customer_email']);
  if (!email.ok) return email;
  const reference = input.attributes['reference'];
  if (typeof reference !== 'string' || reference.trim() === '') return failure(blank('reference'));
  const customer = findOrCreateCustomer(operation, email.value);
  const existing = store.where('customer_subscriptions', {
    customer_id: customer.id,
    reference,
  });
  if (existing.length > 0) return failure(taken('reference', reference));
  const row = store.insert('customer_subscriptions', {
    ...columnValues(customerSubscriptionShape, input),
    customer_email: email.value,
    customer_id: customer.id,
  });
  return success(row.id);
};

/** Updates a subscription. Its reference is required and unique per customer. */
export const updateCustomerSubscription = (
  { store }: Operation,
  subscription: Rows['customer_subscriptions'],
  input: Input,
): Result<string> => {
  const values = columnValues(customerSubscriptionShape, input);
  if ('reference' in input.attributes) {
    const reference = input.attributes['reference'];
    if (typeof reference !== 'string' || reference.trim() === '')
      return failure(blank('reference'));
    const { customer_id } = subscription;
    const others = store
      .where('customer_subscriptions', { customer_id, reference })
      .filter(({ id }) => id !== subscription.id);
    if (others.length > 0) return failure(taken('reference', reference));
  }
  store.update('customer_subscriptions', subscription.id, values);
  return success(subscription.id);
};
