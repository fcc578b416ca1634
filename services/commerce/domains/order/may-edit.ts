import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { hasExpired } from './has-expired.ts';
import { isEditable } from './is-editable.ts';

/**
 * Whether the viewer may change an order now. Placed orders are edited by integrations only, and a shopper's cart must
 * not have expired.
 */
export const mayEdit = ({ viewer, now }: Operation, order: Rows['orders']): boolean => {
  if (!isEditable(order)) return false;
  return viewer.kind === 'integration' || (order.status !== 'editing' && !hasExpired(order, now));
};
