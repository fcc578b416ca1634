import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerPasswordResetShape } from './shapes/customer-password-resets.ts';
import { normalizeEmail } from './normalize-email.ts';

/** Starts the reset of a customer's password: makes the token whose bearer may set a new one. */
export const createPasswordReset = ({ store }: Operation, input: Input): Result<string> => {
  const email = normalizeEmail('customer_email', input.attributes['customer_email']);
  if (!email.ok) return email;
  const [customer] = store.where('customers', { email: email.value });
  if (customer === undefined) return failure(mustExist('customer'));
  const row = store.insert('customer_password_resets', {
    ...columnValues(customerPasswordResetShape, input),
    customer_email: customer.email,
    customer_id: customer.id,
    reset_password_token: randomBytes(24).toString('base64url'),
  });
  return success(row.id);
};
