import type { ReadContext } from '../../engine/definition/define-resource.ts';
import { itemsOfLists } from '../inventory/items-of-lists.ts';

/**
 * What the SKUs of a list cost together in cents: in the market's price list, or
 * without a market in the first one of the currency. Null when one has no price.
 */
export const sumOfPrices = (
  { store }: ReadContext,
  listId: string,
  { marketId, currency }: { readonly marketId: string | null; readonly currency: string },
): number | null => {
  const market = store.get('markets', marketId);
  const price_list_id =
    market?.price_list_id ?? store.where('price_lists', { currency_code: currency })[0]?.id ?? null;
  const items = itemsOfLists(store, store.getAll('sku_lists', [listId])).get(listId) ?? [];
  let sum = 0;
  for (const { sku, quantity } of items) {
    const [price] = store.where('prices', { sku_id: sku.id, price_list_id });
    if (price === undefined) return null;
    sum += price.amount_cents * quantity;
  }
  return sum;
};
