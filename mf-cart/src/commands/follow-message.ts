import { GIFT_MESSAGE_KEY, orderApi, type Order } from '@shop/contracts/commerce/order';
import type { ThunkExtra } from '@shop/contracts/store';
import { messageSaved } from '../store/cart-slice.ts';
import { announceChange } from '../outbox/announce-change.ts';
import type { CartThunk } from '../store/thunk.ts';

/** The wait of a page, if it has one. */
const waits = new WeakMap<ThunkExtra, { abort: () => void }>();

/**
 * Waits beside everything else until a gift message that was saved has come to stay: the back office writes the order's
 * metadata at the same time (T10), as a whole, and may write over the message before it puts it back. Meanwhile the
 * message counts as saved, whatever is read; then the order is read, here and in the other tabs. A message somebody
 * else has written since is shown in the end.
 *
 * @param order - as the change's own answer has it
 */
export const followMessage =
  ({ id: orderId, etag }: Pick<Order, 'id' | 'etag'>, message: string): CartThunk<void> =>
  async (dispatch, _getState, extra) => {
    waits.get(extra)?.abort();
    dispatch(messageSaved({ orderId, message }));
    const metadata = { [GIFT_MESSAGE_KEY]: message };
    const wait = dispatch(
      orderApi.endpoints.awaitRecalculation.initiate({ orderId, etag, metadata }, { track: false }),
    );
    waits.set(extra, wait);
    await wait;
    if (waits.get(extra) !== wait) return;
    waits.delete(extra);
    dispatch(messageSaved(null));
    announceChange(extra.events, orderId);
  };
