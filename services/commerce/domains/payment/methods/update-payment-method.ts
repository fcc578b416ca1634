import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { paymentMethodProblems } from './payment-method-problems.ts';
import { paymentMethodValues } from './payment-method-values.ts';

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
