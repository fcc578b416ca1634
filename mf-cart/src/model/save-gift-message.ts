import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { enqueue } from './enqueue.ts';
import { GIFT_MESSAGE_KEY } from './gift-message.ts';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/** Saves the gift message with the order; an empty one takes it away. */
export const saveGiftMessage =
  (orderId: string, message: string): CartThunk<Result<Order>> =>
  (dispatch, _getState, extra) =>
    enqueue(extra, async () => {
      const input = { orderId, metadata: { [GIFT_MESSAGE_KEY]: message } };
      const call = orderApi.endpoints.setMetadata.initiate(input, { track: false });
      return toResult(await dispatch(call));
    });
