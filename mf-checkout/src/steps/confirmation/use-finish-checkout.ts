import { useCallback } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { selectOrderId, useAppSelector } from '@shop/contracts/store';
import { markPlaced } from './placed-here.ts';
import { clearDraft } from '../checkout-draft.ts';
import { claimPurchase } from '../../analytics/purchase-claim.ts';
import { toPurchase } from '../../analytics/to-ecommerce.ts';

/**
 * Completes the checkout of a placed order, however its confirmation was reached: clears the cart (T3) and drafts,
 * and sends `purchase` once (A2), from the first tab that displays it. Opening an old confirmation sends nothing.
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
