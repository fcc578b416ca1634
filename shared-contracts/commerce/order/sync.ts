import type { Operation } from '../call/operation.ts';
import type { Order } from './types.ts';

/** A change of this page that the back office has not recalculated yet (T10). */
export interface PendingChange {
  /** Etag in the change's own response. */
  readonly etag: string | null;
  /** The previous change was still pending: the first new etag may be its own, and this change's etag follows. */
  readonly overlaps: boolean;
}

/**
 * Holds a browser lock on the order: changes of several tabs share it, placing takes it alone, so an order is placed
 * exactly as it was reviewed (P5). Without browser locks the work runs at once.
 */
const withOrderLock = <T>(orderId: string, mode: LockMode, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request(`fv.order ${orderId}`, { mode }, work) as Promise<T>)
    : work();

/** The parts of an order that the back office calculates with. */
const calculatedOf = ({ lines, totals, couponCode, giftCardCode, shipments }: Order): string =>
  JSON.stringify([
    lines.map(({ id, quantity, total, options }) => [id, quantity, total, options]),
    totals,
    [couponCode, giftCardCode],
    shipments.map(({ id, methodId }) => [id, methodId]),
  ]);

/** State that the operations of one page share, by order id: queue, placeholder addresses, pending changes. */
export const createOrderSync = () => {
  /** Last queued change. */
  const tails = new Map<string, Promise<unknown>>();
  const placeholders = new Map<string, Promise<string | null>>();
  const pending = new Map<string, PendingChange>();
  /** `updatedAt` after the last change of this page. */
  const changedAt = new Map<string, string | null>();
  /** Orders read by a request of their own, which may show the result of a recalculation. */
  const reads = new WeakSet<Order>();

  /** The last change, while the back office has not recalculated this state of the order. */
  const pendingChange = ({ id, etag }: Pick<Order, 'id' | 'etag'>): PendingChange | undefined => {
    const change = pending.get(id);
    return change && (change.overlaps || change.etag === etag) ? change : undefined;
  };

  /** A recalculation follows: see `recordChange` of the result. */
  const recordPending = (before: Order | undefined, after: Order): void => {
    const last = before && pendingChange(before);
    const isRecalculated = reads.has(after) && !last && before?.etag !== after.etag;
    if (after.editable && !isRecalculated)
      pending.set(after.id, { etag: after.etag, overlaps: last?.etag === after.etag });
    else pending.delete(after.id);
  };

  return {
    pendingChange,

    /** Runs changes of one order one at a time, in call order, even after a failure. See {@link serialize}. */
    serialize: <T>(orderId: string, work: () => Promise<T>, mode: LockMode): Promise<T> => {
      const previous = tails.get(orderId) ?? Promise.resolve();
      const current = previous.then(() => withOrderLock(orderId, mode, work));
      const settled = current.then(
        () => undefined,
        () => undefined,
      );
      tails.set(orderId, settled);
      void settled.then(() => {
        if (tails.get(orderId) === settled) tails.delete(orderId);
      });
      return current;
    },

    /** Remembers the placeholder address that a new order gets with its first line (T2); null if refused. */
    expectPlaceholder: (orderId: string, addressId: Promise<string | null>): void =>
      void placeholders.set(orderId, addressId),

    /** Returns the expected placeholder address once. */
    takePlaceholder: (orderId: string): Promise<string | null> | undefined => {
      const addressId = placeholders.get(orderId);
      placeholders.delete(orderId);
      return addressId;
    },

    markAsRead: (order: Order): void => void reads.add(order),

    /**
     * Records a change, which the back office recalculates next (T10).
     *
     * @param before - the cached order before the change
     * @param after - the order in the change's response, which precedes the recalculation; or as read afterwards, which
     * may follow it: then its etag is new, unless that can be the etag of the previous change
     */
    recordChange: (before: Order | undefined, after: Order): void => {
      recordPending(before, after);
      changedAt.set(after.id, after.updatedAt);
    },

    /**
     * Records a refresh. It is pending only if it changed prices, stock or promotions, so that nothing waits without a
     * change. Such a change is not the shopper's own (S7).
     */
    recordRefresh: (before: Order | undefined, after: Order): void => {
      if (!before || calculatedOf(before) !== calculatedOf(after)) recordPending(before, after);
      else if (changedAt.get(after.id) === before.updatedAt)
        changedAt.set(after.id, after.updatedAt);
    },

    isChangedHere: ({ id, updatedAt }: Order): boolean =>
      updatedAt !== null && changedAt.get(id) === updatedAt,

    /** The change a wait begins with, for {@link endRecalculation}. */
    lastChange: (orderId: string): PendingChange | undefined => pending.get(orderId),

    /** Ends the wait that began with a change, whatever its result. A later change stays pending. */
    endRecalculation: (orderId: string, change: PendingChange | undefined): void => {
      if (pending.get(orderId) === change) pending.delete(orderId);
    },
  };
};

export type OrderSync = ReturnType<typeof createOrderSync>;

const syncs = new WeakMap<object, OrderSync>();

/** The sync of a browser tab, which has one page. A server renders many and never sets it. */
let tabSync: OrderSync | undefined;

/**
 * The state of one page's orders.
 *
 * @param page - the thunk extra of the page's store; calls without a page share nothing
 */
export const orderSyncOf = (page: object | undefined): OrderSync => {
  const sync = (page && syncs.get(page)) ?? createOrderSync();
  if (page) {
    syncs.set(page, sync);
    if (typeof document !== 'undefined') tabSync = sync;
  }
  return sync;
};

/**
 * Runs changes of one order one after the other: each response holds the whole order, and the response shown last must
 * be the latest.
 *
 * @param mode - `exclusive` also blocks changes by other tabs
 */
export const serialize =
  <T>(orderId: string, work: Operation<T>, mode: LockMode = 'shared'): Operation<T> =>
  (context) =>
    orderSyncOf(context.page).serialize(orderId, () => work(context), mode);

/**
 * The last change of a page, while the back office has not recalculated this state of the order (T10).
 *
 * @param page - thunk extra of the page's store; in a browser, the tab's page if omitted
 */
export const pendingChange = (
  order: Pick<Order, 'id' | 'etag'>,
  page?: object,
): PendingChange | undefined => (page ? orderSyncOf(page) : tabSync)?.pendingChange(order);

/**
 * Whether this state of the order is the result of a page's own change, and so requested by its shopper (S7).
 *
 * @param page - as for {@link pendingChange}
 */
export const isChangedHere = (order: Order, page?: object): boolean =>
  (page ? orderSyncOf(page) : tabSync)?.isChangedHere(order) ?? false;
