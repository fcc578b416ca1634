import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import { repaired } from './cart-slice.ts';
import { planRepairs, type Repair } from './plan-repairs.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/**
 * Removes or reduces lines beyond the stock (T15) and keeps what was done for the notice. A repair the platform
 * refuses is left to the next load. Call it inside the queue.
 */
export const repairCart =
  (order: Order): CartThunk<readonly Repair[]> =>
  async (dispatch, _getState, { events }) => {
    const done: Repair[] = [];
    for (const repair of planRepairs(order)) {
      const { lineId, quantity } = repair;
      const line = { orderId: order.id, lineId };
      const { removeLine, updateLine } = orderApi.endpoints;
      const call =
        quantity === 0
          ? dispatch(removeLine.initiate(line, { track: false }))
          : dispatch(updateLine.initiate({ ...line, quantity }, { track: false }));
      const { ok } = toResult(await call);
      if (ok) done.push(repair);
    }
    if (done.length > 0) {
      dispatch(repaired(done));
      announceChange(events, order.id);
    }
    return done;
  };
