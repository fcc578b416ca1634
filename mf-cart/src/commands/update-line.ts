import { toResult } from '@shop/contracts/store';
import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { LineTarget } from '../outbox/pending-change.ts';
import type { CartThunk } from '../store/thunk.ts';

interface LineUpdate extends LineTarget {
  orderId: string;
  lineId: string;
}

/** Writes the target of a line to the platform; quantity 0 removes the line. Idempotent. */
export const updateLine =
  ({ orderId, lineId, quantity, options }: LineUpdate): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const { endpoints } = orderApi;
    const call =
      quantity === 0
        ? dispatch(endpoints.removeLine.initiate({ orderId, lineId }, { track: false }))
        : dispatch(
            endpoints.updateLine.initiate({ orderId, lineId, quantity, options }, { track: false }),
          );
    return toResult(await call);
  };
