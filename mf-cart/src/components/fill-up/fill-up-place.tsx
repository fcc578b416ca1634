import { useEffect, useRef, useState } from 'react';
import type { CartView } from '../../summary/cart-view.ts';

// Shares the drawer's chunk: a chunk of its own would add its name to the chunk map of every page.
const load = () => import(/* webpackChunkName: "cart-drawer" */ './fill-up.tsx');

/** Height of three items: content below does not move when they load. */
const PLACE = { minBlockSize: '25rem' };

/** Distance from the viewport at which the code is fetched. */
const NEAR = { rootMargin: '200px' };

/**
 * Items to reach free shipping with, below the totals; the code is fetched when the place is near the viewport. An order
 * with free shipping leaves no empty space.
 */
export const FillUpPlace = ({ cart }: { cart: CartView }) => {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const free = cart.freeShipping;
  const isShort = free?.reached === false;
  useEffect(() => {
    if (!isShort || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // The cart works without it.
      void load().then(setLoaded, () => undefined);
    }, NEAR);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShort]);
  if (!isShort) return null;
  return (
    <div ref={place} style={PLACE}>
      {loaded && <loaded.FillUp missing={free.missing} lines={cart.lines} />}
    </div>
  );
};
