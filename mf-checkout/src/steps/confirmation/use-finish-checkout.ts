import { useCallback } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import { markPlaced } from './placed-here.ts';
import { clearDraft } from '../checkout-draft.ts';
import { claimPurchase } from '../../analytics/purchase-claim.ts';
import { toPurchase } from '../../analytics/to-ecommerce.ts';

/**
 * What follows from a placed order, however its confirmation was reached: the cart starts again (T3), what was typed
 * is forgotten, and `purchase` is told once (A2), by whichever tab shows it first: opening an old confirmation again
 * is no purchase.
 */
export const useFinishCheckout = () => {
  const { events } = useShop();
  const openOrder = useAppSelector(selectOrderId);
  return useCallback(
    (order: Order) => {
      if (openOrder === order.id) {
        markPlaced(order.id);
        clearDraft();
        events.emit('session:order', { orderId: null });
      }
      void claimPurchase(order.id).then((isOurs) => {
        if (isOurs) events.emit('analytics', { name: 'purchase', params: toPurchase(order) });
      });
    },
    [events, openOrder],
  );
};
