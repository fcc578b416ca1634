import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { findOrCreateCustomer } from '../../customer/find-or-create-customer.ts';
import { normalizeEmail } from '../../customer/normalize-email.ts';
import { passwordProblem } from '../../customer/password-problem.ts';
import { setPassword } from '../../customer/set-password.ts';
import { findOrder } from '../find-order.ts';

/**
 * Gives an order its customer: by relationship or by e-mail address, which
 * finds the customer or makes one. With a customer's own token the order
 * becomes that customer's and is no guest's any more.
 */
export const applyCustomer = (
  operation: Operation,
  orderId: string,
  { attributes, links }: Input,
): Problem[] => {
  const { store, viewer } = operation;
  const link = links['customer'];
  if (link !== undefined) {
    const customer = store.get('customers', link?.id ?? null);
    // An integration hands a registered customer's order over to the account.
    const owned = viewer.kind === 'integration' ? (customer?.password_hash ?? null) !== null : true;
    store.update('orders', orderId, {
      customer_id: customer?.id ?? null,
      customer_email: customer?.email ?? null,
      guest: customer === undefined || !owned,
    });
  }
  if ('customer_email' in attributes) {
    if (attributes['customer_email'] === null || attributes['customer_email'] === '') {
      // A customer's own order stays theirs, or no one could reach it any more.
      if (viewer.customerId === null)
        store.update('orders', orderId, { customer_id: null, customer_email: null });
    } else {
      const email = normalizeEmail('customer_email', attributes['customer_email']);
      if (!email.ok) return [...email.problems];
      const customer = findOrCreateCustomer(operation, email.value);
      const own = viewer.customerId === customer.id;
      if (viewer.customerId !== null && !own)
        return [invalid('customer_email', 'is invalid', 'invalid', { value: email.value })];
      store.update('orders', orderId, {
        customer_id: customer.id,
        customer_email: customer.email,
        ...(own && { guest: false }),
      });
    }
  }
  const password = attributes['customer_password'];
  if (typeof password === 'string' && password !== '') {
    const problem = passwordProblem('customer_password', password);
    if (problem) return [problem];
    const customer = store.get('customers', findOrder(operation, orderId).customer_id);
    // A password that is there already is never replaced this way.
    if (customer && customer.password_hash === null) setPassword(operation, customer.id, password);
  }
  return [];
};
