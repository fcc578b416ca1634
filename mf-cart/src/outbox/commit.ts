import { orderApi, pendingChange, type LineItem, type Order } from '@shop/contracts/commerce/order';
import type { AnalyticsEvent } from '@shop/contracts/events';
import { selectOrderId, type ThunkExtra } from '@shop/contracts/store';
import { recalculationChanged } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { runtimeOf } from './cart-runtime.ts';

/**
 * The analytics event of a changed quantity: `add_to_cart` or `remove_from_cart` for the difference alone (T8), null
 * without one. Prices are the platform's, in units of the currency (GA4's rule).
 */
export const quantityEvent = (
  line: Pick<LineItem, 'code' | 'name' | 'unit'>,
  before: number,
  after: number,
): AnalyticsEvent | null => {
  const quantity = Math.abs(after - before);
  if (quantity === 0) return null;
  const { cents, currency } = line.unit;
  return {
    name: after > before ? 'add_to_cart' : 'remove_from_cart',
    params: {
      currency,
      value: (cents * quantity) / 100,
      items: [{ item_id: line.code ?? '', item_name: line.name, price: cents / 100, quantity }],
    },
  };
};

/** Reports changed content of an order to this page and, through the shell, to other tabs. */
export const publishCartChanged = (page: ThunkExtra, orderId: string): void => {
  const runtime = runtimeOf(page);
  runtime.isPublishing = true;
  page.events.emit('cart:changed', { orderId });
  runtime.isPublishing = false;
};

/** Ends the wait for recalculated amounts before another change is sent, which starts its own. */
export const stopFollowing = (page: ThunkExtra): void => {
  const runtime = runtimeOf(page);
  if (runtime.stopRecalculation) runtime.hasOverlap = true;
  runtime.stopRecalculation?.();
};

/**
 * Waits in the background until the back office has recalculated a changed order (T10); meanwhile its amounts count as
 * updating. Ends early when the page is hidden, because returning to it reads the order anyway, and when another change
 * is sent. Without a recalculation the last read amounts stay, with a warning in the console.
 *
 * @param before - etag of the order before the change
 * @param after - etag in the response to the change
 */
export const followRecalculation =
  (orderId: string, before: string | null, after: string | null): CartThunk<void> =>
  async (dispatch, getState, page) => {
    stopFollowing(page);
    const runtime = runtimeOf(page);
    const overlaps = runtime.hasOverlap;
    const isPending = pendingChange({ id: orderId, etag: after }, page) !== undefined;
    const isDone = after !== before && !overlaps && !isPending;
    if (isDone || document.hidden || selectOrderId(getState()) !== orderId) return;
    runtime.hasOverlap = false;
    dispatch(recalculationChanged(orderId));
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
    runtime.stopRecalculation = stop;
    document.addEventListener('visibilitychange', onVisibility);
    const { data } = await call;
    document.removeEventListener('visibilitychange', onVisibility);
    if (runtime.stopRecalculation !== stop) return;
    runtime.stopRecalculation = undefined;
    dispatch(recalculationChanged(null));
    if (!stopped && data?.etag === after)
      // eslint-disable-next-line no-console -- T10: for operators; shoppers need not see it
      console.warn(`Order ${orderId} was not recalculated; its amounts stand as last read.`);
  };

interface CommittedChange {
  before: Pick<Order, 'etag'>;
  after: Pick<Order, 'id' | 'etag'>;
  event?: AnalyticsEvent | null;
}

/** Runs after every change that the platform made: analytics, other tabs, and the wait for its amounts (T10). */
export const commitChange =
  ({ before, after, event }: CommittedChange): CartThunk<void> =>
  async (dispatch, _getState, page) => {
    if (event) page.events.emit('analytics', event);
    publishCartChanged(page, after.id);
    void dispatch(followRecalculation(after.id, before.etag, after.etag));
  };
