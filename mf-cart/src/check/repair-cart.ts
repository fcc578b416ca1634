import { isDeclaredIn, type Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CountryCode } from '@shop/contracts/market';
import { selectMarketContext } from '@shop/contracts/store';
import { updateLine } from '../commands/update-line.ts';
import { purchasableLines } from '../order/purchasable-lines.ts';
import { commitChange, quantityEvent } from '../outbox/commit.ts';
import { beforeOf, targetOfLine } from '../outbox/line-target.ts';
import { repairsChanged } from '../store/cart-slice.ts';
import { depositCountry } from '../summary/line-deposit.ts';
import type { CartThunk } from '../store/thunk.ts';
import { lastPrices, priceChanges } from './last-prices.ts';

interface OfLine {
  lineId: string;
  name: string;
  /** Quantity after the repair. */
  quantity: number;
}

/** A repair by check_cart, or a change that the shopper has to know of (T15). */
export type Repair =
  /** Out of stock: the line was removed. */
  | ({ kind: 'removed' } & OfLine)
  /** Not sold in the ship-to country: the line was removed. */
  | ({ kind: 'not-sold' } & OfLine)
  /** Short stock: the line was reduced. */
  | ({ kind: 'reduced' } & OfLine)
  /** The unit price differs from the one last shown. */
  | ({ kind: 'price'; before: Money; now: Money } & OfLine);

type LineRepair = Exclude<Repair, { kind: 'price' }>;

/**
 * Lines that cannot be sold as they are, each with the remaining quantity (T15): above the stock that the platform
 * reports, or without the declarations about deposits that the country requires (L5).
 *
 * @param country - ship-to country
 */
export const planRepairs = (order: Pick<Order, 'lines'>, country: CountryCode): LineRepair[] =>
  purchasableLines(order).flatMap(
    ({ id: lineId, name, quantity, available, containers }): LineRepair[] => {
      if (!isDeclaredIn(containers, country))
        return [{ kind: 'not-sold', lineId, name, quantity: 0 }];
      if (available === null || available >= quantity) return [];
      return available < 1
        ? [{ kind: 'removed', lineId, name, quantity: 0 }]
        : [{ kind: 'reduced', lineId, name, quantity: available }];
    },
  );

/**
 * Repairs an order as read (T15): removes or reduces lines that cannot be sold as they are, reports the difference to
 * analytics, lists prices that changed since they were last shown, and stores all of it for the notice. A refused repair
 * is left to the next check. Call it inside the queue.
 */
export const repairCart =
  (order: Order): CartThunk<readonly Repair[]> =>
  async (dispatch, getState, { events }) => {
    const country = depositCountry(order, selectMarketContext(getState()).country);
    const repairs: Repair[] = [];
    let current = order;
    for (const repair of planRepairs(order, country)) {
      const { lineId, quantity } = repair;
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) continue;
      const target = targetOfLine(beforeOf(line), quantity, null);
      const updated = await dispatch(updateLine({ orderId: order.id, lineId, ...target }));
      if (!updated.ok) continue;
      repairs.push(repair);
      const event = quantityEvent(line, line.quantity, quantity);
      if (event) events.emit('analytics', event);
      current = updated.value;
    }
    if (current !== order) await dispatch(commitChange({ before: order, after: current }));
    const prices = lastPrices();
    repairs.push(...priceChanges(current, prices.read(current.id)));
    prices.store(current);
    if (repairs.length > 0) dispatch(repairsChanged(repairs));
    return repairs;
  };
