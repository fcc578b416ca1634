import { and, condition } from './condition.ts';
import type { ReadContext, Resource, Row } from '../definition/define-resource.ts';
import {
  accessDenied,
  failure,
  recordNotFound,
  success,
  type Result,
} from '../definition/problem.ts';
import { scopeOf } from '../definition/scope.ts';

/** The row of an id, if the viewer sees it. Otherwise the answer the definition has for hidden rows. */
export const findRow = (context: ReadContext, resource: Resource, id: string): Result<Row> => {
  const { type } = resource.shape;
  const [row] = context.store.select(
    type,
    and(condition('t.id = ?', id), scopeOf(resource, context.viewer)),
  ) as Row[];
  if (row) return success(row);
  const hidden = resource.hiddenAs === 'unauthorized' && context.store.get(type, id) !== undefined;
  return failure(hidden ? accessDenied : recordNotFound);
};
