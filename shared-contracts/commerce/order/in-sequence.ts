import type { Operation } from '../operation.ts';

const last = new Map<string, Promise<unknown>>();

/**
 * Lets tabs change one order at the same time, but none while another one places it: what is placed is what was looked
 * at a moment before (P5). Where the browser has no locks the work runs at once.
 */
const withOrderLock = <T>(orderId: string, mode: LockMode, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request(`fv.order ${orderId}`, { mode }, work) as Promise<T>)
    : work();

/**
 * Lets changes of one order run one after the other, in the order they were asked for: a change's answer holds the
 * whole order, and the answer shown last must be the latest.
 *
 * @param mode `exclusive`: nor may another tab change the order meanwhile
 */
export const inSequence =
  <T>(orderId: string, work: Operation<T>, mode: LockMode = 'shared'): Operation<T> =>
  (context) => {
    const before = last.get(orderId) ?? Promise.resolve();
    const mine = before.then(() => withOrderLock(orderId, mode, () => work(context)));
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    last.set(orderId, settled);
    void settled.then(() => {
      if (last.get(orderId) === settled) last.delete(orderId);
    });
    return mine;
  };
