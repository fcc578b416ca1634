import { and, condition, or, within } from '../../../engine/store/condition.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { isCart } from '../../payment/is-cart.ts';
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

/**
 * Promotions that an order was placed with, by id, with the coupon code that gave them: while the order is edited they
 * still apply, also if promotion or coupon have ended since.
 */
export const keptPromotions = (
  { store }: Operation,
  order: Pick<Rows['orders'], 'id' | 'status'>,
): ReadonlyMap<string, string | null> =>
  isCart(order)
    ? new Map()
    : new Map(
        store
          .where('line_items', { order_id: order.id })
          .filter(isPromotionLine)
          .map(({ item_id, coupon_code }) => [item_id ?? '', coupon_code]),
      );

/**
 * Promotions that run now for an order of its market and currency, the heaviest first. A placed order gets no automatic
 * one beyond those it has, unless `refresh` is set: it keeps its discount when other promotions start.
 *
 * @param kept - {@link keptPromotions} of the order
 */
export const activePromotions = (
  operation: Operation,
  order: Pick<Rows['orders'], 'status' | 'market_id' | 'currency_code'>,
  kept: ReadonlyMap<string, string | null>,
  refresh = false,
): PromotionRow[] => {
  const { store, now } = operation;
  const where = or(
    and(
      condition('t.disabled_at IS NULL AND t.total_usage_reached = 0'),
      condition('t.starts_at <= ? AND t.expires_at > ?', now, now),
      condition('(t.market_id IS NULL OR t.market_id = ?)', order.market_id),
      condition('(t.currency_code IS NULL OR t.currency_code = ?)', order.currency_code),
      ...(isCart(order) || refresh
        ? []
        : [condition('t.coupon_codes_promotion_rule_id IS NOT NULL')]),
    ),
    within('t.id', [...kept.keys()]),
  );
  const rows = promotionTypes.flatMap((type) =>
    store
      .select(type, where)
      .map((row): PromotionRow => ({ ...row, type, weight: promotionWeight(type, row) })),
  );
  const sorted = rows.sort((one, other) => other.weight - one.weight);
  const automatic = sorted.filter((it) => it.coupon_codes_promotion_rule_id === null);
  const applied = new Set(automatic.slice(0, maxAutomatic));
  return sorted.filter((it) => it.coupon_codes_promotion_rule_id !== null || applied.has(it));
};
