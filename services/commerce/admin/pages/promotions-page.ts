import { html, moment, table, type Value } from '@shop/server-kit/html';
import { everything } from '../../engine/store/condition.ts';
import { formatAmount } from '../../engine/money/format-amount.ts';
import { promotionStatus } from '../../domains/promotion/promotion-status.ts';
import {
  promotionTypes,
  type PromotionType,
} from '../../domains/promotion/shapes/promotion-types.ts';
import type { Rows } from '../../domains/rows.ts';
import type { AdminContext } from '../admin-context.ts';
import { orderStatus } from '../html/order-status.ts';
import type { Page } from '../html/layout.ts';
import { usage } from '../html/usage.ts';

type Promotion = Rows['promotions'] & { percentage?: number; fixed_amount_cents?: number };

const benefitOf = (
  type: PromotionType,
  { percentage, fixed_amount_cents, currency_code }: Promotion,
): string => {
  if (type === 'free_shipping_promotions') return 'free shipping';
  return type === 'percentage_discount_promotions'
    ? `${percentage ?? 0} % off`
    : `${formatAmount(fixed_amount_cents ?? 0, currency_code)} off`;
};

/** What an order needs for it. */
const conditionsOf = ({ store }: AdminContext, row: Promotion): Value => {
  const amount = store.get('order_amount_promotion_rules', row.order_amount_promotion_rule_id);
  const listed = store.get('sku_list_promotion_rules', row.sku_list_promotion_rule_id);
  const coupons = store.where('coupons', {
    promotion_rule_id: row.coupon_codes_promotion_rule_id,
  });
  const list = store.get('sku_lists', listed?.sku_list_id ?? row.sku_list_id);
  const conditions: Value[] = [
    amount && `from ${formatAmount(amount.order_amount_cents ?? 0, row.currency_code)}`,
    list && `items of “${list.name}”`,
    row.coupon_codes_promotion_rule_id !== null &&
      html`<a href="/_admin/coupons" aria-label="Coupons of ${row.name}"
        >${coupons.length} ${coupons.length === 1 ? 'coupon' : 'coupons'}</a
      >`,
  ].filter(Boolean);
  return conditions.length === 0
    ? 'every order'
    : conditions.map((it, index) => html`${index > 0 && ', '}${it}`);
};

/** Promotions of all types: what each gives, when, and what an order needs for it. */
export const promotionsPage = (context: AdminContext): Page => {
  const { store } = context;
  const now = new Date().toISOString();
  const rows = promotionTypes.flatMap((type) =>
    store.select(type, everything).map((row) => ({ type, row: row as Promotion })),
  );
  return {
    title: 'Promotions',
    live: true,
    content: table({
      id: 'promotions',
      caption: 'Promotions',
      columns: [
        { label: 'Name' },
        { label: 'Status' },
        { label: 'Gives' },
        { label: 'Needs' },
        { label: 'Market', wide: true },
        { label: 'Used', numeric: true },
        { label: 'From', numeric: true, wide: true },
        { label: 'Until', numeric: true, wide: true },
      ],
      rows: rows.map(({ type, row }) => [
        row.name,
        orderStatus(promotionStatus(row, now)),
        benefitOf(type, row),
        conditionsOf(context, row),
        store.get('markets', row.market_id)?.name ?? row.currency_code ?? 'all',
        usage(row.total_usage_count, row.total_usage_limit),
        moment(row.starts_at),
        moment(row.expires_at),
      ]),
      empty: 'No promotions yet. Seed some, or create them by the API.',
    }),
  };
};
