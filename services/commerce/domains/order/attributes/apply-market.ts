import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { mustExist, type Problem } from '../../../engine/definition/problem.ts';
import { findOrder } from '../find-order.ts';

/** Moves a cart to another market: its prices, taxes and methods become that market's. */
export const applyMarket = (operation: Operation, orderId: string, { links }: Input): Problem[] => {
  const { store } = operation;
  const link = links['market'];
  if (link === undefined) return [];
  const market = store.get('markets', link?.id ?? null);
  const priceList = store.get('price_lists', market?.price_list_id ?? null);
  if (!market || !priceList) return [mustExist('market')];
  if (findOrder(operation, orderId).market_id === market.id) return [];
  const { currency_code, tax_included } = priceList;
  store.update('orders', orderId, { market_id: market.id, currency_code, tax_included });
  for (const { id } of store.where('line_items', { order_id: orderId }))
    store.update('line_items', id, { currency_code });
  return [];
};
