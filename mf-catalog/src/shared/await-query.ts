import { fail, ok, type Result } from '@shop/contracts/commerce';

interface Reading<T> extends PromiseLike<{ data?: T; error?: unknown }> {
  unsubscribe: () => void;
}

/**
 * Waits for a query dispatched while a page loads. In the browser the subscription is given back, so that the
 * answer stays cached until the page's hook takes it over and is dropped some time after the page is left; a
 * store on the server lives for one page only and needs no timers.
 */
export const awaitQuery = async <T>(reading: Reading<T>): Promise<Result<T, unknown>> => {
  const { data, error } = await reading;
  if (typeof document !== 'undefined') reading.unsubscribe();
  return data === undefined ? fail(error) : ok(data);
};
