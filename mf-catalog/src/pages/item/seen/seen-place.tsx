import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keepSeen } from './kept-seen.ts';

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
        import(/* webpackChunkName: "seen-items" */ './seen-items.tsx').then(
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
