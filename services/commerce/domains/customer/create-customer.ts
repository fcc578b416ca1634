import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, success, taken, type Result } from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerShape } from './shapes/customers.ts';
import { newCustomer } from './new-customer.ts';
import { normalizeEmail } from './normalize-email.ts';
import { passwordProblem } from './password-problem.ts';
import { setPassword } from './set-password.ts';

/**
 * Signs a customer up. Someone who has only bought as a guest can still do so:
 * the row their e-mail address left gets the password. The orders made as a
 * guest stay a guest's, since no one has proved that the address is theirs.
 */
export const createCustomer = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const email = normalizeEmail('email', input.attributes['email']);
  if (!email.ok) return email;
  const password = input.attributes['password'];
  const hasPassword = typeof password === 'string' && password !== '';
  const problem = hasPassword ? passwordProblem('password', password) : null;
  if (problem) return failure(problem);
  const [known] = store.where('customers', { email: email.value });
  if (known && (known.password_hash !== null || !hasPassword))
    return failure(taken('email', email.value));
  const requested = { ...columnValues(customerShape, input), email: email.value };
  const named = Object.entries(requested).filter(([, value]) => value !== null);
  if (known) store.update('customers', known.id, Object.fromEntries(named));
  const values = { ...newCustomer(), ...Object.fromEntries(named) };
  const id = known?.id ?? store.insert('customers', values).id;
  if (hasPassword) setPassword(operation, id, password);
  return success(id);
};
