import { orderApi, pendingChange } from '@shop/contracts/commerce/order';
import { selectOrderId, type ThunkExtra } from '@shop/contracts/store';
import { recalculating } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Ends the wait of a page, if it has one. */
const stops = new WeakMap<ThunkExtra, () => void>();

/** Pages with a wait that another change ended: the etag to come first may be the earlier change's. */
const overlapping = new WeakSet<ThunkExtra>();

/** Ends the wait for recalculated amounts: another change is on its way, and its own wait follows. */
export const stopFollowing = (page: ThunkExtra): void => {
  if (stops.has(page)) overlapping.add(page);
  stops.get(page)?.();
};

/**
 * Waits beside everything else until the back office has recalculated a changed order (T10); meanwhile its amounts
 * count as updating. Ends early when the page is hidden, for coming back reads the order anyway, and when another
 * change is sent. Without a recalculation the order as last read stands, with a warning.
 *
 * @param before - etag of the order before the change
 * @param after - etag in the change's own answer
 */
export const followRecalculation =
  (orderId: string, before: string | null, after: string | null): CartThunk<void> =>
  async (dispatch, getState, extra) => {
    stopFollowing(extra);
    const overlaps = overlapping.has(extra);
    const isPending = pendingChange({ id: orderId, etag: after }) !== undefined;
    const isDone = after !== before && !overlaps && !isPending;
    if (isDone || document.hidden || selectOrderId(getState()) !== orderId) return;
    overlapping.delete(extra);
    dispatch(recalculating(orderId));
    const call = dispatch(
      orderApi.endpoints.awaitRecalculation.initiate(
        { orderId, etag: after, overlaps: overlaps && after === before },
        { track: false },
      ),
    );
    let stopped = false;
    const stop = (): void => {
      stopped = true;
      call.abort();
    };
    const onVisibility = (): void => {
      if (document.hidden) stop();
    };
    stops.set(extra, stop);
    document.addEventListener('visibilitychange', onVisibility);
    const { data } = await call;
    document.removeEventListener('visibilitychange', onVisibility);
    if (stops.get(extra) !== stop) return;
    stops.delete(extra);
    dispatch(recalculating(null));
    if (!stopped && data?.etag === after)
      // eslint-disable-next-line no-console -- T10: an operator should see it, the shopper need not
      console.warn(`Order ${orderId} was not recalculated; its amounts stand as last read.`);
  };
