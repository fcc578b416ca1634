import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { hasExpired } from './has-expired.ts';
import { isEditable } from './is-editable.ts';
import { invalid, type Problem } from '../../engine/definition/problem.ts';
import { statusProblem } from './status-problem.ts';

/**
 * Whether the viewer may change an order now. Placed orders are edited by integrations only, and a shopper's cart must
 * not have expired.
 */
const mayEdit = ({ viewer, now }: Operation, order: Rows['orders']): boolean => {
  if (!isEditable(order)) return false;
  return viewer.kind === 'integration' || (order.status !== 'editing' && !hasExpired(order, now));
};

/** Why the viewer may not change an order now; null when it may. `done` names the action in the message. */
export const editProblem = (
  operation: Operation,
  order: Rows['orders'],
  done = 'edited',
): Problem | null => {
  if (mayEdit(operation, order)) return null;
  return hasExpired(order, operation.now)
    ? invalid('expires_at', 'has expired', 'expired', { value: order.expires_at })
    : statusProblem(order.status, done);
};
