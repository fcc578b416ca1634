import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import { useAppDispatch, useStore, type AppState } from '@shop/contracts/store';
import { orderAgain, type AgainOutcome } from '../../api/order-again/order-again.ts';

/** Adds an order's items to the cart again, one request at a time; null before the first. */
export const useOrderAgain = (order: Order) => {
  const dispatch = useAppDispatch();
  const store = useStore<AppState>();
  const { events, config } = useShop();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);

  const run = async () => {
    setBusy(true);
    const { maxQuantityPerLine: maxPerLine } = config;
    const state = store.getState();
    const result = await orderAgain(order, { dispatch, state, events, maxPerLine });
    const [first] = result.added;
    if (first) {
      // Prices are the platform's, in units of the currency (GA4's rule), of the order they were last bought with.
      events.emit('analytics', {
        name: 'add_to_cart',
        params: {
          currency: first.line.unit.currency,
          items: result.added.map(({ line, quantity }) => ({
            item_id: line.code ?? '',
            item_name: line.name,
            quantity,
          })),
        },
      });
    }
    setOutcome(result);
    setBusy(false);
  };
  return { busy, outcome, run };
};
