/** Input that may follow: work must be done before its handlers run. */
const INPUTS = ['pointerdown', 'keydown', 'click', 'pagehide'] as const;

/** ms after which work no longer waits for a frame: a hidden page is not painted. */
const PATIENCE = 100;

/**
 * Runs work after the next paint, so that a click first shows a small change. Runs earlier if another input arrives.
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
