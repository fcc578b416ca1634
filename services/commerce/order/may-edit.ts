import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { hasExpired } from './has-expired.ts';
import { isEditable } from './is-editable.ts';

/**
 * Whether the viewer may change an order now. What was placed is edited by
 * integrations only, and a shopper's time for a cart may be over.
 */
export const mayEdit = ({ viewer, now }: Operation, order: Rows['orders']): boolean => {
  if (!isEditable(order)) return false;
  return viewer.kind === 'integration' || (order.status !== 'editing' && !hasExpired(order, now));
};
