import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { editProblem } from '../edit-problem.ts';

/**
 * Why the viewer may not change an order's lines now; null when it may. An expired cart still accepts lines, as on the
 * hosted platform; only placing it is refused.
 */
export const lineProblem = (operation: Operation, order: Rows['orders']): Problem | null =>
  editProblem(operation, { ...order, expires_at: null });
