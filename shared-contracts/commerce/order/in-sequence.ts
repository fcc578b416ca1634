import type { Operation } from '../operation.ts';

const last = new Map<string, Promise<unknown>>();

/**
 * Lets changes of one order run one after the other, in the order they were asked for: a change's answer holds the
 * whole order, and the answer shown last must be the latest.
 */
export const inSequence =
  <T>(orderId: string, work: Operation<T>): Operation<T> =>
  (context) => {
    const before = last.get(orderId) ?? Promise.resolve();
    const mine = before.then(() => work(context));
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
