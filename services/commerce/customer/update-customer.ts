import { hashPassword } from '../auth/hash-password.ts';
import type { Input, Operation } from '../core/define-resource.ts';
import { failure, success, taken, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import { customers } from '../resources/customers.ts';
import type { Rows } from '../resources/rows.ts';
import { normalizeEmail } from './normalize-email.ts';
import { passwordProblem } from './password-problem.ts';

/** Changes a customer. A new password or e-mail address ends every session that could be renewed. */
export const updateCustomer = (
  { store }: Operation,
  customer: Rows['customers'],
  input: Input,
): Result<string> => {
  const values = columnValues(customers, input);
  if ('email' in input.attributes) {
    const email = normalizeEmail('email', input.attributes['email']);
    if (!email.ok) return email;
    const [other] = store.where('customers', { email: email.value });
    if (other && other.id !== customer.id) return failure(taken('email', email.value));
    values['email'] = email.value;
  }
  const password = input.attributes['password'];
  if (typeof password === 'string' && password !== '') {
    const problem = passwordProblem('password', password);
    if (problem) return failure(problem);
    values['password_hash'] = hashPassword(password);
  }
  store.update('customers', customer.id, values);
  const renewsLogin =
    values['password_hash'] !== undefined ||
    (values['email'] !== undefined && values['email'] !== customer.email);
  if (renewsLogin)
    store.statement('DELETE FROM _refresh_tokens WHERE customer_id = ?').run(customer.id);
  return success(customer.id);
};
