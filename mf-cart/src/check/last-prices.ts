import { browserStorage, slot } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { purchasableLines } from '../order/purchasable-lines.ts';
import type { Repair } from './plan-repairs.ts';

/** Unit price in cents and quantity, by line id. */
type LinePrices = Readonly<Record<string, readonly [cents: number, quantity: number]>>;

interface StoredPrices {
  orderId: string;
  prices: LinePrices;
}

/** More lines than any cart has. */
const MAX_LINES = 500;

const isLinePrices = (value: unknown): value is LinePrices =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MAX_LINES &&
  Object.values(value).every(
    (entry) => Array.isArray(entry) && entry.length === 2 && entry.every(Number.isSafeInteger),
  );

const isStoredPrices = (value: unknown): value is StoredPrices => {
  if (typeof value !== 'object' || value === null) return false;
  const { orderId, prices } = value as Partial<StoredPrices>;
  return typeof orderId === 'string' && isLinePrices(prices);
};

/**
 * The prices that the shopper last saw in the cart, in session storage (T15). Empty if storage is blocked, full or
 * holds something else.
 */
export const lastPrices = (areas = browserStorage()) => {
  const stored = slot(areas.session, 'fv.cart-prices', isStoredPrices);
  return {
    read: (orderId: string): LinePrices => {
      const last = stored.read();
      return last?.orderId === orderId ? last.prices : {};
    },
    store: (order: Pick<Order, 'id' | 'lines'>): void => {
      const prices = purchasableLines(order).map(
        ({ id, unit, quantity }) => [id, [unit.cents, quantity]] as const,
      );
      stored.write({ orderId: order.id, prices: Object.fromEntries(prices) });
    },
  };
};

/**
 * Lines whose unit price differs from the one the shopper last saw (T15). With another quantity the price may differ by
 * the price list's tiers, which the shopper caused and which is not reported.
 */
export const priceChanges = (order: Pick<Order, 'lines'>, last: LinePrices): Repair[] =>
  purchasableLines(order).flatMap(({ id: lineId, name, quantity, unit }): Repair[] => {
    const entry = Object.hasOwn(last, lineId) ? last[lineId] : undefined;
    if (!entry) return [];
    const [cents, lastQuantity] = entry;
    if (cents === unit.cents || lastQuantity !== quantity) return [];
    return [{ kind: 'price', lineId, name, quantity, before: { ...unit, cents }, now: unit }];
  });
