import { isOffline, isOutdated, isRetryable, type Result } from '@shop/contracts/commerce';
import { awaitNetwork } from './await-network.ts';
import { connected, selectConnection, type CartState } from '../store/cart-slice.ts';
import { connectionTold } from './connection-told.ts';
import type { CartThunk } from '../store/thunk.ts';

interface Options {
  /** Something may have been done already: only an answer will do, so a platform out of order is waited for too. */
  persist?: boolean;
}

/**
 * Runs a call that may be repeated until it gets through; meanwhile the cart says that it is offline (X). What is
 * asked while the network is away thus waits in its turn and goes out in order when it returns. Where the page lacks
 * code that was replaced it waits for the reload that the shell offers.
 */
export const whenReachable =
  <T extends Result<unknown> | null>(
    call: () => Promise<T>,
    { persist = false }: Options = {},
  ): CartThunk<T> =>
  async (dispatch, getState, extra) => {
    const tell = (now: CartState['connection']): void => {
      if (selectConnection(getState()) === now) return;
      dispatch(connected(now));
      connectionTold.get(extra)?.(now);
    };
    for (let tries = 1; ; tries += 1) {
      const answer = await call();
      const error = answer && !answer.ok ? answer.error : null;
      if (!error || !(isOffline(error) || isOutdated(error) || (persist && isRetryable(error)))) {
        tell('online');
        return answer;
      }
      if (!isOutdated(error)) tell('offline');
      await awaitNetwork(tries, error);
    }
  };
