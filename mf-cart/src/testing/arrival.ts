import { injectSlice, selectOrderId } from '@shop/contracts/store';
import { arriveInMarket } from '../transfer/transfer-to-market.ts';
import { orderLifeSlice, selectCarrying } from '../transfer/transfer-slice.ts';
import { orderInStore } from '../transfer/order-in-store.ts';
import { createTestPage } from './test-page.ts';

/** A page of an anonymous visitor in Italy, whose tab may have been in another market before. */
export const arrive = (own: string | null = null) => {
  injectSlice(orderLifeSlice);
  const page = createTestPage({ kind: 'anonymous', orderId: own });
  const { store, events } = page;
  const asked: unknown[] = [];
  events.on('modal:open', (modal) => asked.push(modal));
  const reach = (_: unknown, { orderId }: { orderId: string }) =>
    orderInStore(store.dispatch, orderId);
  return {
    store,
    changed: page.changed,
    asked,
    orderId: () => selectOrderId(store.getState()),
    carrying: () => selectCarrying(store.getState()),
    go: (agreed = false) => store.dispatch(arriveInMarket({ agreed, reach })),
  };
};
