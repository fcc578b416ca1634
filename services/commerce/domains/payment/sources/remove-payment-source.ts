import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { detachSource } from './detach-source.ts';
import { sourceProblem } from './source-problem.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';

/** Deletes a payment source and takes it off its cart. */
export const removePaymentSource =
  (type: SourceType) =>
  (
    operation: Operation,
    row: { readonly id: string; readonly order_id: string },
  ): Result<string> => {
    const order = findOrder(operation, row.order_id);
    const closed = sourceProblem(operation, order);
    if (closed) return failure(closed);
    detachSource(operation, row);
    operation.store.remove(type, row.id);
    return success(row.id);
  };
