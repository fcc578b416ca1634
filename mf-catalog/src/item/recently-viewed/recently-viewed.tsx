import { type ReactNode, useEffect, useRef, useState } from 'react';

const KEY = 'fv.seen';
/** Two rows of cards, and the item on view. */
const KEPT = 9;

/**
 * Keeps an item as the last one looked at in this browser: a line of its kind and code, `sku BARBERA-ASTI-750`.
 *
 * @returns the lines of what was looked at before, last first; what is in the storage is not checked
 */
export const keepSeen = (item: string): readonly string[] => {
  try {
    const others = (localStorage.getItem(KEY) ?? '')
      .split('\n')
      .filter((it) => it && it !== item)
      .slice(0, KEPT - 1);
    localStorage.setItem(KEY, [item, ...others].join('\n'));
    return others;
  } catch {
    // Blocked or full.
    return [];
  }
};

/**
 * What was looked at before this item; its code and the items come when the place is scrolled near.
 *
 * @param item - the line it is kept as
 */
export const SeenPlace = ({ item }: { item: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    const lines = keepSeen(item);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "seen-items" */ './recently-viewed-items.tsx').then(
          ({ SeenItems }) => setShown(<SeenItems lines={lines} />),
          // The page is whole without it.
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    if (place.current && lines.length > 0) observer.observe(place.current);
    return () => observer.disconnect();
  }, [item]);
  return <div ref={place}>{shown}</div>;
};
