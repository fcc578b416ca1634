import type { StorageKey } from '@shop/contracts/storage';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const KEY: StorageKey<'seen'> = 'fv.seen';
/** Two rows of cards and the current item. */
const KEPT = 9;

/**
 * Stores an item as the last viewed one: a line of kind and code, `sku BARBERA-ASTI-750`.
 *
 * @returns lines of the previously viewed items, last first, not validated
 */
export const recordView = (item: string): readonly string[] => {
  try {
    const others = (localStorage.getItem(KEY) ?? '')
      .split('\n')
      .filter((it) => it && it !== item)
      .slice(0, KEPT - 1);
    localStorage.setItem(KEY, [item, ...others].join('\n'));
    return others;
  } catch {
    // Storage is blocked or full.
    return [];
  }
};

/**
 * Placeholder of the recently viewed items. Code and items load when it is scrolled near.
 *
 * @param item - the line that is stored for the current item
 */
export const RecentlyViewed = ({ item }: { item: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    const lines = recordView(item);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "seen-items" */ './recently-viewed-items.tsx').then(
          ({ RecentlyViewedItems }) => setContent(<RecentlyViewedItems lines={lines} />),
          // The section is optional.
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    if (place.current && lines.length > 0) observer.observe(place.current);
    return () => observer.disconnect();
  }, [item]);
  return <div ref={place}>{content}</div>;
};
