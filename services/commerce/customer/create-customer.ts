import { hashPassword } from '../auth/hash-password.ts';
import type { Input, Operation } from '../core/define-resource.ts';
import { failure, success, taken, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { customers } from '../resources/customers.ts';
import { normalizeEmail } from './normalize-email.ts';
import { passwordProblem } from './password-problem.ts';

/**
 * Signs a customer up. Somebody who has only bought as a guest can still do so:
 * the row their e-mail address left gets the password. The orders made as a
 * guest stay a guest's, since nobody has proved that the address is theirs.
 */
export const createCustomer = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const email = normalizeEmail('email', input.attributes['email']);
  if (!email.ok) return email;
  const password = input.attributes['password'];
  const given = typeof password === 'string' && password !== '';
  const problem = given ? passwordProblem('password', password) : null;
  if (problem) return failure(problem);
  const [known] = store.where('customers', { email: email.value });
  if (known && (known.password_hash !== null || !given))
    return failure(taken('email', email.value));
  const values = {
    ...columnValues(customers, input),
    email: email.value,
    ...(given && { password_hash: hashPassword(password) }),
  };
  if (known === undefined) return success(store.insert('customers', values).id);
  store.update('customers', known.id, values);
  return success(known.id);
};
