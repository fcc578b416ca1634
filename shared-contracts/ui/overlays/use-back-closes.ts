import { useEffect, useRef } from 'react';

interface Layer {
  /** Number of layers of its history entry, including itself. */
  depth: number;
  /** Path and query of the page behind it. */
  page: string;
  close: () => void;
}

/** Open layers above the page, topmost last. */
let layers: readonly Layer[] = [];

const depthNow = (): number => Number((window.history.state as { layer?: unknown })?.layer) || 0;

/** Without the hash, which selects a position on the page. */
const pageNow = (): string => window.location.pathname + window.location.search;

/**
 * Closes layers above the current history entry; a jump over several entries to another page closes all. Layers that
 * stay are not notified.
 */
const onBack = (event: PopStateEvent): void => {
  const isSamePage = layers.at(-1)?.page === pageNow();
  // If the page behind stays, its router must not receive this event.
  if (isSamePage) event.stopImmediatePropagation();
  const depth = isSamePage ? depthNow() : 0;
  const closed = layers.filter((layer) => layer.depth > depth);
  layers = layers.filter((layer) => layer.depth <= depth);
  for (const { close } of closed.reverse()) close();
};

const listen = (its: readonly Layer[]): void => {
  layers = its;
  if (layers.length > 0) window.addEventListener('popstate', onBack, { capture: true });
  else window.removeEventListener('popstate', onBack, { capture: true });
};

/**
 * While a layer is open, the back button closes only the topmost layer instead of leaving the page (S15). Opening
 * pushes a history entry of the same URL, which any other way of closing removes.
 */
export const useBackCloses = (close: () => void, open = true): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const layer = { depth: depthNow() + 1, page: pageNow(), close: () => latest.current() };
    window.history.pushState({ ...(window.history.state as object), layer: layer.depth }, '');
    listen([...layers, layer]);
    return () => {
      const isUsed = !layers.includes(layer);
      listen(layers.filter((it) => it !== layer));
      // A link followed from inside has put the page it leads to in the entry's place.
      if (!isUsed && depthNow() === layer.depth) window.history.back();
    };
  }, [open]);
};
