import type { Input, Operation } from '../core/define-resource.ts';
import { blank, failure, success, taken, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { customerSubscriptions } from '../resources/customer-subscriptions.ts';
import type { Rows } from '../resources/rows.ts';

/** Changes a subscription; what it is to must stay named and the customer's only one of that name. */
export const updateCustomerSubscription = (
  { store }: Operation,
  subscription: Rows['customer_subscriptions'],
  input: Input,
): Result<string> => {
  const values = columnValues(customerSubscriptions, input);
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
