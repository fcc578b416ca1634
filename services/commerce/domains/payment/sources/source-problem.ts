import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import { editProblem } from '../../order/edit-problem.ts';
import { statusProblem } from '../../order/status-problem.ts';
import type { Rows } from '../../rows.ts';

/**
 * Why an order's payment cannot be changed now; null when it can. The payment is fixed while an order is being edited.
 */
export const sourceProblem = (operation: Operation, order: Rows['orders']): Problem | null =>
  order.status === 'editing'
    ? statusProblem(order.status, 'paid otherwise')
    : editProblem(operation, order);
