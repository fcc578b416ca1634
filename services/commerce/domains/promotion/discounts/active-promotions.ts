import { and, condition, or, within } from '../../../engine/store/condition.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { isPromotionLine } from './is-promotion-line.ts';
import { promotionTypes, type PromotionType } from '../shapes/promotion-types.ts';
import { promotionWeight } from '../promotion-weight.ts';

/** Any promotion, with what only some have. */
export type PromotionRow = Rows['promotions'] & {
  readonly type: PromotionType;
  readonly weight: number;
  readonly percentage?: number;
  readonly fixed_amount_cents?: number;
};

/** Without a coupon no more than so many promotions apply at a time. */
const maxAutomatic = 10;

/** Promotions an order was placed with: while it is edited they go on, whatever has become of them. */
const keptPromotions = (
  { store }: Operation,
  order: Pick<Rows['orders'], 'id' | 'status'>,
): readonly (string | null)[] =>
  order.status !== 'editing'
    ? []
    : store
        .where('line_items', { order_id: order.id })
        .filter(isPromotionLine)
        .map(({ item_id }) => item_id);

/** Promotions that run now for an order of its market and currency, the heaviest first. */
export const activePromotions = (
  operation: Operation,
  order: Pick<Rows['orders'], 'id' | 'status' | 'market_id' | 'currency_code'>,
): PromotionRow[] => {
  const { store, now } = operation;
  const where = and(
    or(
      and(
        condition('t.disabled_at IS NULL AND t.total_usage_reached = 0'),
        condition('t.starts_at <= ? AND t.expires_at > ?', now, now),
      ),
      within('t.id', keptPromotions(operation, order)),
    ),
    condition('(t.market_id IS NULL OR t.market_id = ?)', order.market_id),
    condition('(t.currency_code IS NULL OR t.currency_code = ?)', order.currency_code),
  );
  const rows = promotionTypes.flatMap((type) =>
    store
      .select(type, where)
      .map((row): PromotionRow => ({ ...row, type, weight: promotionWeight(type, row) })),
  );
  const sorted = rows.sort((one, other) => other.weight - one.weight);
  const automatic = sorted.filter((it) => it.coupon_codes_promotion_rule_id === null);
  const kept = new Set(automatic.slice(0, maxAutomatic));
  return sorted.filter((it) => it.coupon_codes_promotion_rule_id !== null || kept.has(it));
};
