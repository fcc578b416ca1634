import type { Order } from '@shop/contracts/commerce/order';
import type { Repair } from './plan-repairs.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';

/** Price of one piece in cents and how many there were, by line id. */
export type SeenPrices = Readonly<Record<string, readonly [cents: number, quantity: number]>>;

/**
 * Lines whose piece costs something else than when the shopper last saw it (T15). Of more or fewer pieces the price
 * may be another by the price list's tiers, which is the shopper's own doing and is not named.
 */
export const priceChanges = (order: Pick<Order, 'lines'>, seen: SeenPrices): Repair[] =>
  purchasableLines(order).flatMap(({ id: lineId, name, quantity, unit }): Repair[] => {
    const last = Object.hasOwn(seen, lineId) ? seen[lineId] : undefined;
    if (!last) return [];
    const [cents, pieces] = last;
    if (cents === unit.cents || pieces !== quantity) return [];
    return [{ kind: 'price', lineId, name, quantity, before: { ...unit, cents }, now: unit }];
  });
