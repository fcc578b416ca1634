import type { Operation } from '../core/define-resource.ts';
import type { Problem } from '../core/problem.ts';
import { clearErrors } from './clear-errors.ts';

/** Keeps why an order could not be placed where no one waits for the answer. */
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
