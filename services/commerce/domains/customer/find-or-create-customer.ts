import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { newCustomer } from './new-customer.ts';

/** The customer of an e-mail address (as `normalizeEmail` gives it), made if there is none. */
export const findOrCreateCustomer = (
  { store, emit }: Operation,
  email: string,
): Rows['customers'] => {
  const [known] = store.where('customers', { email });
  if (known) return known;
  const customer = store.insert('customers', { ...newCustomer(), email });
  emit('customers', customer.id, 'create');
  return customer;
};
