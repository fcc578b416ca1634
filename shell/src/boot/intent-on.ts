const EVENTS = ['pointerover', 'touchstart', 'focusin'];

/** Calls once the visitor turns to a region of the page (`data-region`), by pointer, finger or focus. */
export const intentOn = (region: string, call: () => void): void => {
  const listen = new AbortController();
  const heard = ({ target }: Event) => {
    if (!(target as Element).closest?.(`[data-region="${region}"]`)) return;
    listen.abort();
    call();
  };
  for (const event of EVENTS)
    document.addEventListener(event, heard, { passive: true, signal: listen.signal });
};
