import { useEffect, useRef, useState } from 'react';
import type { CartView } from '../../summary/cart-view.ts';

// In the chunk of the drawer, which shows carts as well: one of its own costs every page its name.
const load = () => import(/* webpackChunkName: "cart-drawer" */ './fill-up.tsx');

/** As high as three items: nothing below moves when they come. */
const PLACE = { minBlockSize: '25rem' };

/** How near its place is to the window when its code is fetched. */
const NEAR = { rootMargin: '200px' };

/**
 * What an order may be filled up with to free shipping, below the bill; its code comes when the place is near. An order
 * that ships free leaves no empty place.
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
      // The cart is whole without it.
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
