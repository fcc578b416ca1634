import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import { paymentMethodProblems } from './payment-method-problems.ts';
import { paymentMethodValues } from './payment-method-values.ts';

/** Creates a payment method of a gateway, named after its type and in its market's currency unless told. */
export const createPaymentMethod = (operation: Operation, input: Input): Result<string> => {
  const values = paymentMethodValues(operation, input);
  const problems = paymentMethodProblems(operation, values);
  return problems.length > 0
    ? failure(...problems)
    : success(operation.store.add('payment_methods', values));
};
