import {
  GIFT_MESSAGE_KEY,
  giftMessageOf,
  orderApi,
  type Order,
} from '@shop/contracts/commerce/order';
import { toResult } from '@shop/contracts/store';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { publishCartChanged } from '../outbox/commit.ts';
import { giftMessageSaved } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { OrderCommand } from './send-order-change.ts';

/**
 * Waits in the background until order enrichment has kept a saved gift message: it writes the order's metadata as a
 * whole at the same time (T10) and may overwrite the message before it restores it. Meanwhile the message counts as
 * saved, whatever is read; then the order is read again, here and in other tabs. A newer message from elsewhere wins in
 * the end.
 *
 * @param order - as in the response to the change
 */
const followMessage =
  ({ id: orderId, etag }: Pick<Order, 'id' | 'etag'>, message: string): CartThunk<void> =>
  async (dispatch, _getState, page) => {
    const runtime = runtimeOf(page);
    runtime.giftMessageWait?.abort();
    dispatch(giftMessageSaved({ orderId, message }));
    const metadata = { [GIFT_MESSAGE_KEY]: message };
    const wait = dispatch(
      orderApi.endpoints.awaitRecalculation.initiate({ orderId, etag, metadata }, { track: false }),
    );
    runtime.giftMessageWait = wait;
    await wait;
    if (runtime.giftMessageWait !== wait) return;
    runtime.giftMessageWait = undefined;
    dispatch(giftMessageSaved(null));
    publishCartChanged(page, orderId);
  };

/** Saves the gift message with the order; an empty one removes it. It changes no amount, so none is awaited. */
export const giftMessageCommand = (orderId: string, message: string): OrderCommand => ({
  call: () => async (dispatch) => {
    const input = { orderId, metadata: { [GIFT_MESSAGE_KEY]: message } };
    const call = orderApi.endpoints.setMetadata.initiate(input, { track: false });
    return toResult(await dispatch(call));
  },
  arrived: (order) => giftMessageOf(order) === message,
  commit: (_before, after) => async (dispatch, _getState, page) => {
    publishCartChanged(page, orderId);
    void dispatch(followMessage(after, giftMessageOf(after)));
  },
});
