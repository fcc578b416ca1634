import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';

/** Deletes a group; its customers and markets stay, in no group. */
export const removeCustomerGroup = ({ store }: Operation, { id }: Row): Result<string> => {
  for (const customer of store.where('customers', { customer_group_id: id }))
    store.update('customers', customer.id, { customer_group_id: null });
  for (const market of store.where('markets', { customer_group_id: id }))
    store.update('markets', market.id, { customer_group_id: null });
  store.remove('customer_groups', id);
  return success(id);
};
