import type { Input, Operation, ReadContext } from '../../engine/definition/define-resource.ts';
import { mustExist, type Problem } from '../../engine/definition/problem.ts';

/** The last succeeded capture of an order; null if nothing was captured. */
export const lastCapture = (
  { store }: Pick<ReadContext, 'store'>,
  orderId: string,
): string | null => store.where('captures', { order_id: orderId, succeeded: 1 }).at(-1)?.id ?? null;

/** Refuses a capture that failed or belongs to another order. */
export const captureProblem = (
  { store }: Operation,
  { links }: Input,
  orderId: string,
): Problem | null => {
  const link = links['reference_capture'];
  if (!link) return null;
  const capture = store.get('captures', link.id);
  return capture?.succeeded === true && capture.order_id === orderId
    ? null
    : mustExist('reference_capture');
};
