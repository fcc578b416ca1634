import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import { type Result, success } from '../../engine/definition/problem.ts';
import type { Shape } from '../../engine/definition/shape.ts';
import { relationshipOfRule, type RuleType, ruleTypes } from './shapes/promotion-types.ts';

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

/** Deletes a rule, its coupons if it is a coupon rule, and its promotion's link to it. */
export const removeRule = ({ store }: Operation, type: RuleType, row: Row): Result<string> => {
  if (type === 'coupon_codes_promotion_rules')
    for (const { id } of store.where('coupons', { promotion_rule_id: row.id }))
      store.remove('coupons', id);
  const promotionType = row['promotion_type'];
  if (typeof promotionType === 'string')
    store.update(promotionType, String(row['promotion_id']), {
      [`${relationshipOfRule[type]}_id`]: null,
    });
  store.remove(type, row.id);
  return success(row.id);
};
