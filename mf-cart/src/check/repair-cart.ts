import type { Order } from '@shop/contracts/commerce/order';
import { repaired } from '../store/cart-slice.ts';
import { closeChange } from '../outbox/commit.ts';
import { beforeOf, targetOfLine } from '../outbox/line-target.ts';
import { planRepairs, type Repair } from './plan-repairs.ts';
import { priceChanges } from './price-changes.ts';
import { quantityChange } from '../outbox/quantity-change.ts';
import { seenPrices } from './seen-prices.ts';
import type { CartThunk } from '../store/thunk.ts';
import { updateLine } from '../commands/update-line.ts';

/**
 * What check_cart does with an order as read (T15): removes or reduces lines beyond the stock, tells analytics the
 * difference, names prices that changed since they were last seen, and keeps all of it for the notice. A repair the
 * platform refuses is left to the next check. Call it inside the queue.
 */
export const repairCart =
  (order: Order): CartThunk<readonly Repair[]> =>
  async (dispatch, _getState, { events }) => {
    const done: Repair[] = [];
    let truth = order;
    for (const repair of planRepairs(order)) {
      const { lineId, quantity } = repair;
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) continue;
      const target = targetOfLine(beforeOf(line), quantity, null);
      const updated = await dispatch(updateLine({ orderId: order.id, lineId, ...target }));
      if (!updated.ok) continue;
      done.push(repair);
      const event = quantityChange(line, line.quantity, quantity);
      if (event) events.emit('analytics', event);
      truth = updated.value;
    }
    if (truth !== order) await dispatch(closeChange({ before: order, after: truth }));
    const seen = seenPrices();
    done.push(...priceChanges(truth, seen.read(truth.id)));
    seen.keep(truth);
    if (done.length > 0) dispatch(repaired(done));
    return done;
  };
