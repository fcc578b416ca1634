import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, type Result, success } from '../../../engine/definition/problem.ts';
import { paymentMethodProblems } from './payment-method-problems.ts';
import { paymentMethodValues } from './payment-method-values.ts';
import type { Rows } from '../../rows.ts';

/** Creates a payment method of a gateway, named after its type and in its market's currency unless told. */
export const createPaymentMethod = (operation: Operation, input: Input): Result<string> => {
  const values = paymentMethodValues(operation, input);
  const problems = paymentMethodProblems(operation, values);
  return problems.length > 0
    ? failure(...problems)
    : success(operation.store.add('payment_methods', values));
};

/** Updates a payment method. The result must pass the validation of a new one. */
export const updatePaymentMethod = (
  operation: Operation,
  row: Rows['payment_methods'],
  input: Input,
): Result<string> => {
  const { id, created_at: _created, updated_at: _updated, ...before } = row;
  const values = paymentMethodValues(operation, input, before);
  const problems = paymentMethodProblems(operation, values);
  if (problems.length > 0) return failure(...problems);
  operation.store.update('payment_methods', id, values);
  return success(id);
};
