import { distribute } from './distribute.ts';
import type { PromotionType } from '../shapes/promotion-types.ts';

/** A line as far as discounts are concerned; amounts in cents. */
interface DiscountableLine {
  readonly id: string;
  readonly itemType: string;
  readonly total: number;
}

/** A promotion an order qualifies for, but for what its amount decides. */
export interface Candidate {
  readonly id: string;
  readonly type: PromotionType;
  readonly name: string;
  readonly exclusive: boolean;
  /** Whole percents, of percentage discounts. */
  readonly percentage: number;
  /** In cents, of fixed amounts. */
  readonly fixedAmount: number;
  /** Lines it is limited to; null: all goods. */
  readonly lineIds: ReadonlySet<string> | null;
  /** From which amount in cents on, before or after the discounts given so far. */
  readonly from: { readonly amount: number; readonly useSubtotal: boolean } | null;
  readonly couponCode: string | null;
}

/** What a promotion takes off: negative cents, in all and by line. */
export interface Discount {
  readonly promotion: Candidate;
  readonly amount: number;
  readonly byLine: ReadonlyMap<string, number>;
}

const isGoods = ({ itemType }: DiscountableLine) => itemType === 'skus' || itemType === 'bundles';
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const reached = (
  { from }: Candidate,
  subtotal: number,
  discounts: readonly Discount[],
): boolean => {
  if (from === null) return true;
  const discounted = from.useSubtotal ? 0 : sumOf(discounts.map(({ amount }) => amount));
  return subtotal + discounted >= from.amount;
};

/** What a promotion takes off lines of which so much is left, in positive cents. */
const amountOf = ({ type, percentage, fixedAmount }: Candidate, remaining: number): number => {
  if (type === 'percentage_discount_promotions') return Math.round((remaining * percentage) / 100);
  return type === 'fixed_amount_promotions' ? Math.min(fixedAmount, remaining) : remaining;
};

/**
 * Applies promotions in the order given (heaviest first). Each takes off what
 * the ones before have left: percentages are of the discounted amount, and no
 * line goes below zero. Free shipping takes off all of the shipping costs. The
 * first exclusive promotion that an order qualifies for applies alone.
 * https://docs.commercelayer.io/core/v/api-reference/percentage_discount_promotions
 */
export const computeDiscounts = (
  lines: readonly DiscountableLine[],
  candidates: readonly Candidate[],
): Discount[] => {
  const remaining = new Map(lines.map(({ id, total }) => [id, total]));
  const goods = lines.filter(isGoods);
  const subtotal = sumOf(goods.map(({ total }) => total));
  const discounts: Discount[] = [];
  for (const promotion of candidates) {
    if (!reached(promotion, subtotal, discounts)) continue;
    const base =
      promotion.type === 'free_shipping_promotions'
        ? lines.filter(({ itemType }) => itemType === 'shipments')
        : goods.filter(({ id }) => promotion.lineIds?.has(id) !== false);
    const weights = base.map(({ id }) => remaining.get(id) ?? 0);
    const shares = distribute(amountOf(promotion, sumOf(weights)), weights);
    const byLine = new Map<string, number>();
    base.forEach(({ id }, index) => {
      const share = shares[index] ?? 0;
      if (share === 0) return;
      remaining.set(id, (remaining.get(id) ?? 0) - share);
      byLine.set(id, -share);
    });
    const amount = 0 - sumOf(shares);
    // Free shipping is shown before a shipment has its method, when there is nothing to waive yet.
    if (amount !== 0 || promotion.type === 'free_shipping_promotions')
      discounts.push({ promotion, amount, byLine });
    if (promotion.exclusive) break;
  }
  return discounts;
};
