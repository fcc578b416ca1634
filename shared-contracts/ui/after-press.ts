/** Whether a button of the mouse, or a finger, is down. */
let isDown = false;

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true };
  const up = () => {
    isDown = false;
  };
  window.addEventListener(
    'pointerdown',
    () => {
      isDown = true;
    },
    options,
  );
  window.addEventListener('pointerup', up, options);
  window.addEventListener('pointercancel', up, options);
}

/**
 * Runs work that may move the page once a press in progress has ended, otherwise at once. A press on a control takes the
 * focus from a field first: if an error appeared then, the control would move away, and the browser reports no click.
 */
export const afterPress = (work: () => void): void => {
  if (!isDown) {
    work();
    return;
  }
  const ended = new AbortController();
  const { signal } = ended;
  const run = () => {
    ended.abort();
    // The click comes in the same task.
    setTimeout(work);
  };
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, run, { capture: true, signal });
};
