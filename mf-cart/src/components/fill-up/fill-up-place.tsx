import { useEffect, useState } from 'react';
import { onIdle } from '@shop/contracts/ui';
import type { CartView } from '../../model/view/cart-view.ts';

// In the chunk of the drawer, which shows carts as well: one of its own costs every page its name.
const load = () => import(/* webpackChunkName: "cart-drawer" */ './fill-up.tsx');

/** As high as three items: nothing below moves when they come. */
const PLACE = { minBlockSize: '25rem' };

/** What an order may be filled up with to free shipping, below the bill; its code comes when the page is idle. */
export const FillUpPlace = ({ cart }: { cart: CartView }) => {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const free = cart.freeShipping;
  // The cart is whole without it.
  useEffect(() => onIdle(() => void load().then(setLoaded, () => undefined)), []);
  return (
    <div style={PLACE}>
      {loaded && free?.reached === false && (
        <loaded.FillUp missing={free.missing} lines={cart.lines} />
      )}
    </div>
  );
};
