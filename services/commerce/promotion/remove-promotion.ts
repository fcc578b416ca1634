import type { Operation, Resource, Row } from '../core/define-resource.ts';
import { success, type Result } from '../core/problem.ts';
import { removeRule } from './remove-rule.ts';
import { ruleTypes } from './promotion-types.ts';

/** Deletes a promotion with its rules and their coupons. */
export const removePromotion = (
  operation: Operation,
  { shape: { type } }: Resource,
  row: Row,
): Result<string> => {
  const { store } = operation;
  for (const ruleType of ruleTypes)
    for (const rule of store.where(ruleType, { promotion_id: row.id }) as Row[])
      removeRule(operation, ruleType, rule);
  store.remove(type, row.id);
  return success(row.id);
};
