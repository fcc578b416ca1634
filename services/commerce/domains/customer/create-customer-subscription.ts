import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { blank, failure, success, taken, type Result } from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerSubscriptionShape } from './shapes/customer-subscriptions.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { normalizeEmail } from './normalize-email.ts';

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
