/** First and longest wait between two tries, in ms. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

/**
 * Waits until another try makes sense: until the browser says that it is online again, or for a while that grows
 * from one to fifteen seconds.
 *
 * @param tries - how many calls have failed in a row
 */
export const awaitNetwork = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
  });
