import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';

/** The customer of an e-mail address (as `normalizeEmail` gives it), made if there is none. */
export const findOrCreateCustomer = ({ store }: Operation, email: string): Rows['customers'] =>
  store.where('customers', { email })[0] ?? store.insert('customers', { email });
