import { browserStorage, slot } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { SeenPrices } from './price-changes.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';

interface Kept {
  orderId: string;
  prices: SeenPrices;
}

/** More lines than any cart has. */
const MAX_LINES = 500;

const isPrices = (value: unknown): value is SeenPrices =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MAX_LINES &&
  Object.values(value).every(
    (seen) => Array.isArray(seen) && seen.length === 2 && seen.every(Number.isSafeInteger),
  );

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { orderId, prices } = value as Partial<Kept>;
  return typeof orderId === 'string' && isPrices(prices);
};

/**
 * The prices at which the shopper last saw the lines of the cart, in session storage (T15). Blocked or full storage
 * and foreign content come to "nothing seen".
 */
export const seenPrices = (areas = browserStorage()) => {
  const kept = slot(areas.session, 'fv.cart-prices', isKept);
  return {
    read: (orderId: string): SeenPrices => {
      const seen = kept.read();
      return seen?.orderId === orderId ? seen.prices : {};
    },
    keep: (order: Pick<Order, 'id' | 'lines'>): void => {
      const prices = purchasableLines(order).map(
        ({ id, unit, quantity }) => [id, [unit.cents, quantity]] as const,
      );
      kept.write({ orderId: order.id, prices: Object.fromEntries(prices) });
    },
  };
};
