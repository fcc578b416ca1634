import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import { clearErrors } from './clear-errors.ts';

/** Stores why asynchronous placing failed, because no request is waiting for the answer. */
export const recordErrors = (
  operation: Operation,
  orderId: string,
  problems: readonly Problem[],
): void => {
  clearErrors(operation, orderId);
  for (const { source, code, detail, meta } of problems)
    operation.store.add('resource_errors', {
      name: source?.pointer.split('/').at(-1) ?? 'base',
      code: meta?.error ?? code,
      message: detail,
      resource_id: orderId,
      resource_type: 'orders',
    });
};
