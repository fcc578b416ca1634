import { retryDelay, WAITING_POLICY, type CommerceError } from '@shop/contracts/commerce';

/**
 * Waits until another try makes sense: until the browser says that it is online again, or for a while that grows
 * up to fifteen seconds, or for as long as the platform asked to be left alone.
 *
 * @param failures - how many calls have failed in a row
 */
export const awaitNetwork = (
  failures: number,
  { retryAfter }: Pick<CommerceError, 'retryAfter'>,
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
