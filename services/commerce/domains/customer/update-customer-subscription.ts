import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { blank, failure, success, taken, type Result } from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerSubscriptionShape } from './shapes/customer-subscriptions.ts';
import type { Rows } from '../rows.ts';

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
