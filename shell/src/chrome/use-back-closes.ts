import { useEffect, useRef } from 'react';

/**
 * While something is open over the page, the back button closes it instead of leaving the page (S15). An entry of
 * the same address is put on the history when it opens and taken off again when it closes otherwise.
 */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    let taken = false;
    window.history.pushState({ ...(window.history.state as object), modal: true }, '');
    const onBack = (event: PopStateEvent) => {
      taken = true;
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', onBack, { capture: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      if (!taken && (window.history.state as { modal?: boolean } | null)?.modal)
        window.history.back();
    };
  }, [open]);
};
