import { within } from '../../engine/store/condition.ts';
import type { Behavior, ReadContext, Row } from '../../engine/definition/define-resource.ts';
import { groupBy } from '../../engine/store/group-by.ts';
import { promotionStatus, type Validity } from './promotion-status.ts';
import type { PromotionType } from './shapes/promotion-types.ts';
import { promotionWeight } from './promotion-weight.ts';

const statuses = (rows: readonly Row[]) => {
  const now = new Date().toISOString();
  return rows.map((row) => promotionStatus(row as unknown as Validity, now));
};

const couponsCounts = (rows: readonly Row[], { store }: ReadContext): readonly number[] => {
  const rules = rows.map((row) => String(row['coupon_codes_promotion_rule_id']));
  const coupons = groupBy(
    store.select('coupons', within('t.promotion_rule_id', rules)),
    ({ promotion_rule_id }) => promotion_rule_id,
  );
  return rules.map((rule) => coupons.get(rule)?.length ?? 0);
};

/** Values of promotions that follow from others or from the time. */
export const computePromotion = (type: PromotionType): NonNullable<Behavior<Row>['compute']> => ({
  status: statuses,
  active: (rows) => statuses(rows).map((status) => status === 'active'),
  weight: (rows) =>
    rows.map((row) =>
      promotionWeight(type, row as unknown as Parameters<typeof promotionWeight>[1]),
    ),
  coupons_count: couponsCounts,
});
