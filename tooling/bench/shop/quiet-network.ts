import type { CDPSession } from 'playwright';

/** Quiet time that ends a visit, in ms. */
const SILENCE = 2000;
const POLL_INTERVAL = 100;

/**
 * Watches a page's traffic from now on. The returned function waits until the network is quiet. (Playwright's
 * `networkidle` never fires if a preload was answered from memory.)
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
      await new Promise((done) => setTimeout(done, POLL_INTERVAL));
  };
};
