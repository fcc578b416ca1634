import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Shape } from '../../engine/definition/shape.ts';
import { removeRule } from './remove-rule.ts';
import { ruleTypes } from './shapes/promotion-types.ts';

/** Deletes a promotion with its rules and their coupons. */
export const removePromotion = (
  operation: Operation,
  { type }: Shape,
  row: Row,
): Result<string> => {
  const { store } = operation;
  for (const ruleType of ruleTypes)
    for (const rule of store.where(ruleType, { promotion_id: row.id }) as Row[])
      removeRule(operation, ruleType, rule);
  store.remove(type, row.id);
  return success(row.id);
};
