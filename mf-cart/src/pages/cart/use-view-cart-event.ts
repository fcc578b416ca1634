import { useEffect, useRef } from 'react';
import { useShop } from '@shop/contracts/remote';
import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import type { CartScreen } from '../../components/use-cart.ts';
import { viewCart } from './view-cart.ts';

/** Tells analytics once per visit of the page what the cart held when it was first seen (A1). */
export const useViewCartEvent = (screen: CartScreen): void => {
  const { events } = useShop();
  // The order the document was rendered with may not be this visitor's after all.
  const isKnown = useAppSelector(selectOrderId) !== null;
  const sent = useRef(false);
  const order = screen.status === 'filled' ? screen.order : null;
  useEffect(() => {
    if (!order || !isKnown || sent.current) return;
    sent.current = true;
    events.emit('analytics', viewCart(order));
  }, [events, order, isKnown]);
};
