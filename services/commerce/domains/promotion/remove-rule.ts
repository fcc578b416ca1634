import type { Operation, Row } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import { relationshipOfRule, type RuleType } from './shapes/promotion-types.ts';

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
