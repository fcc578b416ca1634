import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  blank,
  failure,
  invalid,
  mustExist,
  type Result,
  success,
} from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerPasswordResetShape } from './shapes/customer-password-resets.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { Rows } from '../rows.ts';
import { passwordProblem } from './password-problem.ts';
import { setPassword } from './set-password.ts';

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

/** Validity of a reset after its request, in ms. */
const validity = 24 * 3_600_000;

const same = (given: string, known: string): boolean => {
  const [one, other] = [given, known].map((it) => createHash('sha256').update(it).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

const invalidResetToken = invalid('_reset_password_token', 'is invalid', 'invalid');

/**
 * Completes a reset: its token sets a new password, once and within a day, and invalidates the customer's other resets.
 * Without a password, only integrations can update its descriptive attributes.
 */
export const updatePasswordReset = (
  operation: Operation,
  reset: Rows['customer_password_resets'],
  input: Input,
): Result<string> => {
  const { store, viewer, now, emit } = operation;
  const password = input.attributes['customer_password'];
  const token = input.attributes['_reset_password_token'];
  if (typeof password !== 'string' || password === '') {
    if (viewer.kind !== 'integration' || typeof token === 'string')
      return failure(blank('customer_password'));
    store.update(
      'customer_password_resets',
      reset.id,
      columnValues(customerPasswordResetShape, input),
    );
    return success(reset.id);
  }
  const { reset_password_token: known, customer_id: customerId } = reset;
  const isValid = Date.parse(reset.created_at) + validity > Date.now();
  if (customerId === null || known === null || !isValid) return failure(invalidResetToken);
  if (typeof token !== 'string' || !same(token, known)) return failure(invalidResetToken);
  const problem = passwordProblem('customer_password', password);
  if (problem) return failure(problem);

  setPassword(operation, customerId, password);
  // Only an integration's other attributes are saved; a shopper can set nothing but the password.
  const trusted =
    viewer.kind === 'integration' ? columnValues(customerPasswordResetShape, input) : {};
  store.update('customer_password_resets', reset.id, { ...trusted, reset_password_at: now });
  emit('customer_password_resets', reset.id, 'reset_password');
  return success(reset.id);
};
