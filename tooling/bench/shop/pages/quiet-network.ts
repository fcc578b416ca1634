import type { CDPSession, Page } from 'playwright';

/** Time without traffic or work that ends a visit, in ms: with every request answered, and with one still open. */
const SILENCE = { settled: 1000, open: 3000 };
/** Time limit of a visit in ms. */
const LIMIT = 60_000;
const POLL_INTERVAL = 100;
/** A page that answers within this time, in ms, is idle: shorter work than the silence ends in a request within it. */
const IDLE_ANSWER = 400;

type Traffic = Pick<CDPSession, 'on'>;
type Idle = () => Promise<boolean>;

/**
 * Whether a page has painted and its main thread is free: code that waits for the first frame, or runs for a second
 * before it loads more, would otherwise look like silence. Requests no frame, which would change the page's own.
 */
export const isIdle = async (page: Pick<Page, 'evaluate'>): Promise<boolean> => {
  const start = performance.now();
  const hasPainted = await page
    .evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      return performance.getEntriesByName('first-contentful-paint').length > 0;
    })
    // A navigation replaces the document of the question.
    .catch(() => false);
  return hasPainted && performance.now() - start < IDLE_ANSWER;
};

/**
 * Watches a page's traffic from now on. The returned function waits until the network is quiet and the page idle.
 * (Playwright's `networkidle` never fires if a preload was answered from memory.) An open request ends no visit early,
 * and a stream that never ends does not hold it.
 *
 * @param idle asked during silence only, so that the question disturbs nothing
 * @throws Error if the page requests or works without end
 */
export const quietNetwork = (
  session: Traffic,
  idle: Idle,
  limit: number = LIMIT,
): (() => Promise<void>) => {
  let last = performance.now();
  const open = new Set<string>();
  const stir = () => {
    last = performance.now();
  };
  const settle = ({ requestId }: { requestId: string }) => {
    stir();
    open.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    stir();
    open.add(requestId);
  });
  session.on('Network.dataReceived', stir);
  session.on('Network.loadingFinished', settle);
  session.on('Network.loadingFailed', settle);
  const silence = () => performance.now() - last;
  return async () => {
    // The silence before this call proves nothing: the page has not been asked whether it is idle.
    stir();
    const end = performance.now() + limit;
    while (silence() < (open.size > 0 ? SILENCE.open : SILENCE.settled)) {
      if (performance.now() > end)
        throw new Error(
          `The page is never quiet: it still requests or works after ${limit / 1000} s, or shows nothing.`,
        );
      await new Promise((done) => setTimeout(done, POLL_INTERVAL));
      if (silence() > SILENCE.settled / 4 && !(await idle())) stir();
    }
  };
};
