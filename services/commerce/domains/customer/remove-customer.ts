import { endSessions } from '../auth/tokens/end-sessions.ts';
import type { Operation } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';

/** Deletes a customer with the address book and subscriptions. Orders stay, without a customer. */
export const removeCustomer = (
  { store }: Operation,
  { id: customer_id }: Rows['customers'],
): Result<string> => {
  for (const { id, address_id } of store.where('customer_addresses', { customer_id })) {
    store.remove('customer_addresses', id);
    store.remove('addresses', address_id);
  }
  for (const { id } of store.where('customer_subscriptions', { customer_id }))
    store.remove('customer_subscriptions', id);
  for (const { id } of store.where('customer_password_resets', { customer_id }))
    store.remove('customer_password_resets', id);
  for (const { id } of store.where('orders', { customer_id }))
    store.update('orders', id, { customer_id: null });
  endSessions(store, customer_id);
  store.remove('customers', customer_id);
  return success(customer_id);
};
