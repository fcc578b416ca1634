import { useEffect, useRef } from 'react';
import { useShop } from '@shop/contracts/remote';
import { viewCart } from '../../model/view-cart.ts';
import type { CartView } from './use-cart.ts';

/** Tells analytics once per visit of the page what the cart held when it was first seen (A1). */
export const useViewCartEvent = (view: CartView): void => {
  const { events } = useShop();
  const sent = useRef(false);
  const order = view.status === 'filled' ? view.order : null;
  useEffect(() => {
    if (!order || sent.current) return;
    sent.current = true;
    events.emit('analytics', viewCart(order));
  }, [events, order]);
};
