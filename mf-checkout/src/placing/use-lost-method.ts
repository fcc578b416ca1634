import { useEffect, useRef } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { paths, useGoTo } from '@shop/contracts/routing';
import { useIsWhole } from '../steps/is-whole.ts';
import { hasMissingMethod } from '../steps/shipping/shipping-methods.ts';
import { useSettleMethods } from '../steps/shipping/use-settle-methods.ts';

/**
 * Sets a shipping method again that the platform removed after its section was done, or redirects to the section.
 *
 * @returns whether a shipment has no method
 */
export const useLostMethod = (order: Order): boolean => {
  const goTo = useGoTo();
  const settle = useSettleMethods();
  const isMissing = useIsWhole() && hasMissingMethod(order);
  const isSettling = useRef(false);
  useEffect(() => {
    if (!isMissing || isSettling.current) return;
    isSettling.current = true;
    void settle(order).then((updated) => {
      isSettling.current = false;
      // No longer available: the shopper selects another one.
      if (!updated.ok || hasMissingMethod(updated.value))
        goTo(paths.checkout('shipping'), { ifStillHere: true });
    });
  }, [isMissing, order, settle, goTo]);
  return isMissing;
};
