import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/**
 * Whether the viewer may read and change an order: a cart is anyone's who knows its id, as a guest has no other claim
 * to it; once placed it is the customer's, or the guest's whose access token placed it.
 */
export const isOwnOrder = ({ viewer }: Operation, order: Rows['orders']): boolean => {
  if (viewer.kind === 'integration') return true;
  if (order.status === 'draft' || order.status === 'pending') return true;
  const { customerId, fingerprint } = viewer;
  const isCustomers = !order.guest && customerId !== null && order.customer_id === customerId;
  return isCustomers || order.placed_with === fingerprint;
};
