import type { Operation } from '../core/define-resource.ts';
import type { Problem } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';
import { editProblem } from './edit-problem.ts';

/**
 * Why the viewer may not change an order's lines now; null when it may. A cart whose time is over still takes
 * lines, as on the hosted platform: what is over is placing it.
 */
export const lineProblem = (operation: Operation, order: Rows['orders']): Problem | null =>
  editProblem(operation, { ...order, expires_at: null });
