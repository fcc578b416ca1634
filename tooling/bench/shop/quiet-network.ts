import type { CDPSession } from 'playwright';

/** Time without any traffic that counts as the end of a visit, in ms. */
const SILENCE = 2000;
const LOOK_EVERY = 100;

/**
 * Watches a page's traffic from now on; the function returned waits for the silence after it. (Playwright's own
 * `networkidle` never comes where a preload was answered from memory.)
 */
export const quietNetwork = (session: CDPSession): (() => Promise<void>) => {
  let last = performance.now();
  const stir = () => {
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', stir);
  session.on('Network.dataReceived', stir);
  session.on('Network.loadingFinished', stir);
  return async () => {
    while (performance.now() - last < SILENCE)
      await new Promise((done) => setTimeout(done, LOOK_EVERY));
  };
};
