import { retryDelay, WAITING_POLICY, type CommerceError } from '@shop/contracts/commerce';

/**
 * Resolves when the next attempt makes sense: the browser is online again, or the backoff of up to 15 s or the wait
 * that the platform asked for is over.
 *
 * @param failures - failed calls in a row
 */
export const waitForNetwork = (
  failures: number,
  { retryAfter }: Pick<CommerceError, 'retryAfter'> = {},
): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const wait = retryDelay(WAITING_POLICY, { failures, retryAfter }) ?? 0;
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
  });
