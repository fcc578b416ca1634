import { toResult } from '@shop/contracts/store';
import type { Result } from '@shop/contracts/commerce';
import {
  GIFT_MESSAGE_KEY,
  giftMessageOf,
  orderApi,
  type Order,
} from '@shop/contracts/commerce/order';
import { announceChange } from '../outbox/announce-change.ts';
import { changeOrder } from './change-order.ts';
import { followMessage } from './follow-message.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Saves the gift message with the order; an empty one takes it away. No amount changes by it, so none is awaited. */
export const saveGiftMessage = (orderId: string, message: string): CartThunk<Result<Order>> =>
  changeOrder({
    orderId,
    wish: { kind: 'gift-message' as const, message },
    call: (wanted) => async (dispatch) => {
      const input = { orderId, metadata: { [GIFT_MESSAGE_KEY]: wanted.message } };
      const call = orderApi.endpoints.setMetadata.initiate(input, { track: false });
      return toResult(await dispatch(call));
    },
    arrived: (order, wanted) => giftMessageOf(order) === wanted.message,
    close:
      (_before, after) =>
      async (dispatch, _getState, { events }) => {
        announceChange(events, orderId);
        void dispatch(followMessage(after, giftMessageOf(after)));
      },
  });
