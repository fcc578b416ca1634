import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { isForSale } from '../../promotion/gift-cards/is-for-sale.ts';
import type { Rows } from '../../rows.ts';

/** Amounts in cents of an order's currency. */
export interface ResolvedPrice {
  readonly unit: number;
  readonly compareAt: number | null;
}

/** What a SKU costs in the order's market; null when it is not sold there. */
export const resolvePrice = (
  { store }: Pick<ReadContext, 'store'>,
  order: Rows['orders'],
  item: { readonly type: string | null; readonly id: string | null },
): ResolvedPrice | null => {
  if (item.type === 'bundles') {
    const bundle = store.get('bundles', item.id);
    if (!bundle || bundle.currency_code !== order.currency_code) return null;
    if (bundle.market_id !== null && bundle.market_id !== order.market_id) return null;
    return { unit: bundle.price_amount_cents, compareAt: bundle.compare_at_amount_cents };
  }
  if (item.type === 'gift_cards') {
    const card = store.get('gift_cards', item.id);
    if (!card || card.currency_code !== order.currency_code) return null;
    if (order.placed_at === null && !isForSale({ store }, card)) return null;
    if (card.market_id !== null && card.market_id !== order.market_id) return null;
    return { unit: card.initial_balance_cents, compareAt: null };
  }
  const market = store.get('markets', order.market_id);
  const [price] = store.where('prices', {
    sku_id: item.id,
    price_list_id: market?.price_list_id ?? null,
  });
  return price ? { unit: price.amount_cents, compareAt: price.compare_at_amount_cents } : null;
};
