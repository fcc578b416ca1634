/** What the visitor does next: it must find done what came before. */
const INPUTS = ['pointerdown', 'keydown', 'click', 'pagehide'] as const;

/** ms after which work no longer waits for a frame: a hidden page is not painted. */
const PATIENCE = 100;

/**
 * Runs work once what was changed so far is on screen, so that a click is answered by a small change and the rest of
 * what it takes comes after. In any case before the visitor's next input is handled.
 */
export const afterPaint = (work: () => void): void => {
  const ended = new AbortController();
  const run = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    work();
  };
  const { signal } = ended;
  for (const input of INPUTS) window.addEventListener(input, run, { capture: true, signal });
  requestAnimationFrame(() => {
    setTimeout(run);
    // Browsers delay timers while an input causes animation; the next frame is drawn nevertheless.
    requestAnimationFrame(run);
  });
  setTimeout(run, PATIENCE);
};
