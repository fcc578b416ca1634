import { fail, ok, type Result } from '@shop/contracts/commerce';

interface Reading<T> extends PromiseLike<{ data?: T; error?: unknown }> {
  unsubscribe: () => void;
}

/**
 * Waits for a query dispatched by a page's `load`. In the browser it unsubscribes, so the response stays cached
 * until the page's hook subscribes, and expires after the page is left. A server store lives for one page and needs
 * no timers.
 */
export const awaitQuery = async <T>(reading: Reading<T>): Promise<Result<T, unknown>> => {
  const { data, error } = await reading;
  if (typeof document !== 'undefined') reading.unsubscribe();
  return data === undefined ? fail(error) : ok(data);
};
