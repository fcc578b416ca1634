import type { Order } from '@shop/contracts/commerce/order';
import { selectMarketContext } from '@shop/contracts/store';
import { updateLine } from '../commands/update-line.ts';
import { commitChange, quantityEvent } from '../outbox/commit.ts';
import { beforeOf, targetOfLine } from '../outbox/line-target.ts';
import { depositCountry } from '../summary/line-deposit.ts';
import type { CartThunk } from '../store/thunk.ts';
import { planRepairs, type Repair } from './plan-repairs.ts';
import { reportRepairs } from './report-repairs.ts';

/**
 * Repairs an order as read (T15): removes or reduces lines that cannot be sold as they are, reports the difference to
 * analytics and the repairs to the notice. A refused repair is left to the next check. Call it inside the queue.
 */
export const repairCart =
  (order: Order): CartThunk<void> =>
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
    reportRepairs(dispatch, current, repairs);
  };
