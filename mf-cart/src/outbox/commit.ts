import type { AnalyticsEvent } from '@shop/contracts/events';
import type { Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import { followRecalculation } from './follow-recalculation.ts';
import type { CartThunk } from '../store/thunk.ts';

interface Change {
  before: Pick<Order, 'etag'>;
  after: Pick<Order, 'id' | 'etag'>;
  event?: AnalyticsEvent | null;
}

/** What follows every change the platform made: analytics, the other tabs, and the wait for its amounts (T10). */
export const closeChange =
  ({ before, after, event }: Change): CartThunk<void> =>
  async (dispatch, _getState, { events }) => {
    if (event) events.emit('analytics', event);
    announceChange(events, after.id);
    void dispatch(followRecalculation(after.id, before.etag, after.etag));
  };
