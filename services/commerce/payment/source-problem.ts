import type { Operation } from '../core/define-resource.ts';
import type { Problem } from '../core/problem.ts';
import { editProblem } from '../order/edit-problem.ts';
import { statusProblem } from '../order/status-problem.ts';
import type { Rows } from '../resources/rows.ts';

/** Why what an order is paid with cannot be changed now; null when it can. An order being edited stays paid as it is. */
export const sourceProblem = (operation: Operation, order: Rows['orders']): Problem | null =>
  order.status === 'editing'
    ? statusProblem(order.status, 'paid otherwise')
    : editProblem(operation, order);
