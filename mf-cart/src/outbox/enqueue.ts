import type { ThunkExtra } from '@shop/contracts/store';

/** The last write under way, per page: the page's services stand for the page. */
const tails = new WeakMap<ThunkExtra, Promise<unknown>>();

/**
 * Runs a write after all earlier ones of this page have ended. One order takes one write at a time: two quick
 * clicks never race, and an order is created once for all adds that wait for it (T7).
 */
export const enqueue = <T>(page: ThunkExtra, write: () => Promise<T>): Promise<T> => {
  const run = (tails.get(page) ?? Promise.resolve()).then(write, write);
  tails.set(page, run);
  return run;
};
