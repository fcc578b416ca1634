import { act, screen, waitFor } from '@testing-library/react';
import { storedText } from '@shop/contracts/testing/storage';
import { addToCart } from '../../commands/add-to-cart.ts';
import { selectPendingChanges } from '../../store/cart-slice.ts';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { createTestPage, type TestPage } from '../../testing/test-page.ts';
import { untransferredStorage } from '../../transfer/untransferred.ts';
import CartReconciler from './cart-reconciler.tsx';

const renderReconciler = async (page: TestPage) => {
  await renderInShop(<CartReconciler />, page);
  return page;
};

const open = async () => {
  const page = createTestPage();
  untransferredStorage().write({
    occasion: 'login',
    items: [{ kind: 'code', code: 'BENVENUTO10' }],
  });
  await renderReconciler(page);
  expect(screen.getByText(/BENVENUTO10/)).toBeVisible();
  platform.hold();
  // The first is being sent, the second waits in the queue.
  for (const code of ['GAVI', 'SOAVE']) {
    const item = { kind: 'sku', code, name: code, quantity: 1, maxQuantity: 24 } as const;
    act(() => void page.store.dispatch(addToCart(item)));
  }
  return page;
};

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
});

describe('CartReconciler', () => {
  it.each(['logout', 'login-again'] as const)(
    'T3 keeps nothing of what the customer saw and wanted after %s',
    async (reason) => {
      const { events, store } = await open();
      act(() => events.emit('session:changed', { kind: 'anonymous', reason }));
      expect(screen.queryByText(/BENVENUTO10/)).toBeNull();
      await waitFor(() => expect(selectPendingChanges(store.getState())).toEqual([]));
      expect([storedText('outbox'), storedText('untransferred')]).toEqual([null, null]);
    },
  );

  it('T2 locks the order to another country of the market when the visitor chooses it', async () => {
    platform.holdsOrder({ currency: 'USD', countryLock: 'JP', shippingAddress: null });
    const { events } = await renderReconciler(createTestPage({ orderId: 'order-1' }, 'JP'));
    act(() => events.emit('country:chosen', { country: 'NO' }));
    await waitFor(() => expect(platform.orders.get('order-1')?.countryLock).toBe('NO'));
  });

  it('T2 calls nothing for a country chosen before there is an order', async () => {
    const { events } = await renderReconciler(createTestPage({}, 'JP'));
    await act(async () => events.emit('country:chosen', { country: 'NO' }));
    expect(platform.calls).toEqual([]);
  });

  it('T3 keeps pending changes when the session expires', async () => {
    const { events, store } = await open();
    act(() => events.emit('session:changed', { kind: 'anonymous', reason: 'expired' }));
    expect(screen.getByText(/BENVENUTO10/)).toBeVisible();
    expect(selectPendingChanges(store.getState())).toHaveLength(2);
  });
});
