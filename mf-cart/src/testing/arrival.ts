import { injectSlice, selectOrderId, type SessionState } from '@shop/contracts/store';
import { orderInStore } from '../transfer/order-access.ts';
import { transferSlice } from '../transfer/transfer-slice.ts';
import { selectTransferStatus } from '../transfer/transfer-status.ts';
import { transferToMarket } from '../transfer/transfer-to-market.ts';
import { createTestPage } from './test-page.ts';

/** A page in Italy, of an anonymous visitor by default, whose tab may have been in another market before. */
export const arrive = (own: string | null = null, kind: SessionState['kind'] = 'anonymous') => {
  injectSlice(transferSlice);
  const page = createTestPage({ kind, orderId: own });
  const { store, events } = page;
  const dialogs: unknown[] = [];
  events.on('modal:open', (modal) => dialogs.push(modal));
  const reach = (_: unknown, { orderId }: { orderId: string }) =>
    orderInStore(store.dispatch, orderId);
  return {
    store,
    changed: page.changed,
    dialogs,
    orderId: () => selectOrderId(store.getState()),
    status: () => selectTransferStatus(store.getState()),
    go: (agreed = false) => store.dispatch(transferToMarket({ agreed, reach })),
  };
};
