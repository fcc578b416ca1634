import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, type Result, success, taken } from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { customerShape } from './shapes/customers.ts';
import type { Rows } from '../rows.ts';
import { isMerchantAddress, removeAddress } from './addresses/write-address.ts';
import { anonymizationOf } from './anonymization-of.ts';
import { endAccess } from './end-access.ts';
import { normalizeEmail } from './normalize-email.ts';
import { passwordProblem } from './password-problem.ts';
import { setPassword } from './set-password.ts';
import { endSessions } from '../auth/tokens/end-sessions.ts';

/** How long after a login by password that password counts as just shown, in ms. */
const moment = 5 * 60_000;

/**
 * Whether the request's own access token was given for a password (not by renewal or assertion) within the last five
 * minutes. Integrations need not.
 */
const hasJustLoggedIn = ({ store, viewer }: Operation): boolean => {
  if (viewer.kind === 'integration') return true;
  const session = store
    .statement('SELECT signed_in_at FROM _sessions WHERE access_digest = ?')
    .get(viewer.fingerprint);
  const at = session?.['signed_in_at'];
  return typeof at === 'number' && at > Date.now() - moment;
};

/**
 * Changes a customer. A new password or e-mail address ends every session there is, and takes a login of a moment ago:
 * the resource has no attribute for the password there is, so the customer shows it at `/oauth/token` and changes it
 * with the token got there.
 */
export const updateCustomer = (
  operation: Operation,
  customer: Rows['customers'],
  input: Input,
): Result<string> => {
  const { store, emit } = operation;
  const values = columnValues(customerShape, input);
  if ('email' in input.attributes) {
    const email = normalizeEmail('email', input.attributes['email']);
    if (!email.ok) return email;
    const [other] = store.where('customers', { email: email.value });
    if (other && other.id !== customer.id) return failure(taken('email', email.value));
    values['email'] = email.value;
  }
  const password = input.attributes['password'];
  const hasPassword = typeof password === 'string' && password !== '';
  const problem = hasPassword ? passwordProblem('password', password) : null;
  if (problem) return failure(problem);
  const credentials = hasPassword
    ? 'password'
    : values['email'] !== undefined && values['email'] !== customer.email
      ? 'email'
      : null;
  if (credentials !== null && !hasJustLoggedIn(operation))
    return failure(invalid(credentials, 'needs the current password', 'current_password'));
  const anonymization = anonymizationOf(operation, customer, input);
  if (!anonymization.ok) return anonymization;
  store.update('customers', customer.id, { ...values, ...anonymization.value });
  if ('metadata' in input.attributes) emit('customers', customer.id, 'metadata_update');
  if (hasPassword) setPassword(operation, customer.id, password);
  else if (credentials === 'email') endAccess(operation, customer.id);
  return success(customer.id);
};

/**
 * Deletes a customer with the address book and subscriptions. Orders stay, without a customer, and placed ones with
 * their addresses.
 */
export const removeCustomer = (
  operation: Operation,
  { id: customer_id }: Rows['customers'],
): Result<string> => {
  const { store } = operation;
  for (const { id, address_id } of store.where('customer_addresses', { customer_id })) {
    store.remove('customer_addresses', id);
    const address = store.get('addresses', address_id);
    if (!address || isMerchantAddress(operation, address_id)) continue;
    const removed = removeAddress(operation, address);
    if (!removed.ok) return removed;
  }
  for (const { id } of store.where('customer_subscriptions', { customer_id }))
    store.remove('customer_subscriptions', id);
  for (const { id } of store.where('customer_password_resets', { customer_id }))
    store.remove('customer_password_resets', id);
  for (const { id } of store.where('orders', { customer_id }))
    store.update('orders', id, { customer_id: null });
  for (const { id } of store.where('returns', { customer_id }))
    store.update('returns', id, { customer_id: null });
  endSessions(store, customer_id);
  store.remove('customers', customer_id);
  return success(customer_id);
};
