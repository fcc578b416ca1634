import { useEffect, useRef } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { paths, useGoTo } from '@shop/contracts/routing';
import { lacksMethod } from '../steps/shipping/shipping-methods.ts';
import { useSettleMethods } from '../steps/shipping/use-settle-methods.ts';

/**
 * Chooses again a shipping method that the platform let go of after its section was done, or asks for another one.
 *
 * @returns whether the order lacks a method
 */
export const useLostMethod = (order: Order): boolean => {
  const goTo = useGoTo();
  const settle = useSettleMethods();
  const isLacking = lacksMethod(order);
  const isSettling = useRef(false);
  useEffect(() => {
    if (!isLacking || isSettling.current) return;
    isSettling.current = true;
    void settle(order).then((settled) => {
      isSettling.current = false;
      // Not to be had any more: the shopper chooses another one.
      if (!settled.ok || lacksMethod(settled.value)) goTo(paths.checkout('shipping'));
    });
  }, [isLacking, order, settle, goTo]);
  return isLacking;
};
