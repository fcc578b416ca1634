import { isOffline, isOutdated, isRetryable, type Result } from '@shop/contracts/commerce';
import { awaitNetwork } from './await-network.ts';
import { connected, selectConnection } from '../cart-slice.ts';
import type { CartThunk } from '../thunk.ts';

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
  async (dispatch, getState) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await call();
      const error = answer && !answer.ok ? answer.error : null;
      if (!error || !(isOffline(error) || isOutdated(error) || (persist && isRetryable(error)))) {
        if (selectConnection(getState()) === 'offline') dispatch(connected('online'));
        return answer;
      }
      if (!isOutdated(error) && selectConnection(getState()) === 'online')
        dispatch(connected('offline'));
      await awaitNetwork(tries, error);
    }
  };
