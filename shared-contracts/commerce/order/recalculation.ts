import type { Order } from './types.ts';

/** A change of this page that the back office is still to recalculate. */
export interface PendingChange {
  /** Etag the change's own answer had. */
  readonly etag: string | null;
  /**
   * Whether the change before it was not recalculated yet. The first etag to come may be that one's, and this one's
   * follows.
   */
  readonly overlaps: boolean;
}

const pending = new Map<string, PendingChange>();

/** When the platform last changed each order for this page. */
const answered = new Map<string, string | null>();

/** Orders read in a call of their own. The answer to a change is from before the back office hears of that change. */
const readAlone = new WeakSet<Order>();

/** Notes that an order was read in a call of its own: what it shows may be recalculated already. */
export const noteRead = (order: Order): Order => {
  readAlone.add(order);
  return order;
};

/** The last change of this page, where the back office is still to recalculate the order after it (T10). */
export const pendingChange = ({
  id,
  etag,
}: Pick<Order, 'id' | 'etag'>): PendingChange | undefined => {
  const change = pending.get(id);
  return change && (change.overlaps || change.etag === etag) ? change : undefined;
};

/**
 * Notes a change of an order: the back office is going to recalculate it (T10).
 *
 * @param before - the order as it was known before the change
 * @param after - the answer to the change, from before anything was recalculated; or the order as read after it, which
 * may be recalculated already: another etag shows that, unless it can be that of the change before
 */
export const noteChange = (before: Order | undefined, after: Order): void => {
  const last = before && pendingChange(before);
  const isDone = readAlone.has(after) && !last && before?.etag !== after.etag;
  if (after.editable && !isDone)
    pending.set(after.id, { etag: after.etag, overlaps: last?.etag === after.etag });
  else pending.delete(after.id);
  answered.set(after.id, after.updatedAt);
};

/** Whether the order is as a change of this page left it: what is different about it, the shopper asked for here. */
export const isChangedHere = ({ id, updatedAt }: Order): boolean =>
  updatedAt !== null && answered.get(id) === updatedAt;

/** The wait that began with a change is over, whatever came of it: the order is as last read. A later change keeps its own. */
export const endRecalculation = (orderId: string, change: PendingChange | undefined): void => {
  if (pending.get(orderId) === change) pending.delete(orderId);
};

/** The change an order is waited for, for {@link endRecalculation}. */
export const changeUnderWay = (orderId: string): PendingChange | undefined => pending.get(orderId);
