import { useEffect, useRef } from 'react';

/**
 * While something is open over the page, the back button closes it instead of leaving the page (S15). An entry of
 * the same address is put on the history when it opens and taken off again when it closes otherwise.
 */
export const useBackCloses = (close: () => void, open = true): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    let taken = false;
    window.history.pushState({ ...(window.history.state as object), layer: true }, '');
    const onBack = (event: PopStateEvent) => {
      taken = true;
      // The page behind stays: its router must not hear of a step that was not meant for it.
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      const isOnTop = (window.history.state as { layer?: boolean } | null)?.layer;
      if (!taken && isOnTop) window.history.back();
    };
  }, [open]);
};
