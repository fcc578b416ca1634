import { waitFor } from '@testing-library/react';
import { selectOrderId } from '@shop/contracts/store';
import { aLine } from '@shop/contracts/testing';
import { addToCart } from '../commands/add-to-cart.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { watchCount } from './watch-count.ts';

const watch = () => {
  const page = createTestPage({ orderId: 'order-1' });
  const counts: number[] = [];
  const { store } = page;
  const onCount = (count: number) => counts.push(count);
  const stop = watchCount({ store, orderId: 'order-1', onCount });
  return { ...page, stop, last: () => counts.at(-1) };
};
const addition = { kind: 'sku', code: 'GAVI', name: 'Gavi', quantity: 1, maxQuantity: 12 } as const;
const reads = () => platform.calls.filter((call) => call.startsWith('order '));

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({
    lines: [aLine({ quantity: 2 }), aLine({ id: 'b', code: 'B', quantity: 3 })],
  });
});

describe('watchCount', () => {
  it('reports the quantity in the cart and follows adds, with a single read', async () => {
    const { store, last } = watch();
    await waitFor(() => expect(last()).toBe(5));
    await store.dispatch(addToCart(addition));
    await waitFor(() => expect(last()).toBe(6));
    expect(reads()).toHaveLength(1);
  });

  it('reads again when another tab changed the cart', async () => {
    const { events, last } = watch();
    await waitFor(() => expect(last()).toBe(5));
    platform.holdsOrder({ lines: [aLine({ quantity: 7 })] });
    events.emit('cart:changed', { orderId: 'order-1' });
    await waitFor(() => expect(last()).toBe(7));
  });

  it('T1 forgets an order that is gone', async () => {
    platform.orders.clear();
    const { store } = watch();
    await waitFor(() => expect(selectOrderId(store.getState())).toBeNull());
  });

  it('T1 counts 0 for a placed order, and keeps its id for the checkout that waits for it', async () => {
    platform.holdsOrder({ status: 'placing', editable: false, lines: [aLine()] });
    const { store, last } = watch();
    await waitFor(() => expect(last()).toBe(0));
    expect(selectOrderId(store.getState())).toBe('order-1');
  });

  it('stops when its stop function runs', async () => {
    const { store, stop, last } = watch();
    await waitFor(() => expect(last()).toBe(5));
    stop();
    await store.dispatch(addToCart(addition));
    expect(last()).toBe(5);
  });
});
