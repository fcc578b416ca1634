import { ok } from '@shop/contracts/commerce';
import { customerApi } from '@shop/contracts/commerce/customer';
import { injectSlice, selectOrderId } from '@shop/contracts/store';
import { aLine, answerEndpoints } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { createTestPage } from '../../testing/test-page.ts';
import { adoptOrder } from './adopt-order.ts';
import { joining } from './joining.ts';
import { orderLifeSlice, selectCarrying, selectList } from './order-life-slice.ts';

/** What the platform lists of the customer, the latest first. */
let open: { id: string; quantity: number }[] = [];
let attached: string[] = [];

answerEndpoints({
  queries: { openOrders: async () => ok(open) },
  changes: {
    attachOrder: async ({ orderId, ownerId }: { orderId: string; ownerId: string }) => {
      attached.push(orderId);
      return platform.patch(orderId, { customerId: ownerId });
    },
  },
});

const line = (code: string, quantity: number) =>
  aLine({ id: `line-${code}`, code, name: code, quantity });

const pieces = (id: string) =>
  Object.fromEntries(
    (platform.orders.get(id)?.lines ?? []).map(({ code, quantity }) => [code, quantity]),
  );

const logIn = (orderId: string | null) => {
  if (orderId) joining().write(orderId);
  injectSlice(orderLifeSlice);
  return createTestPage({ kind: 'customer', email: 'ada@example.com', ownerId: 'ada', orderId });
};

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
  open = [];
  attached = [];
});

describe('adoptOrder', () => {
  it('knows the endpoint it asks', () => {
    expect(customerApi.endpoints).toHaveProperty('openOrders');
  });

  it('T5 finds the cart of another device', async () => {
    open = [
      { id: 'empty', quantity: 0 },
      { id: 'own', quantity: 2 },
    ];
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    const { store } = logIn(null);
    expect(await store.dispatch(adoptOrder())).toBe('adopted');
    expect(selectOrderId(store.getState())).toBe('own');
  });

  it('T5 puts the guest’s cart into the customer’s, which stays the cart', async () => {
    open = [
      { id: 'guest', quantity: 3 },
      { id: 'own', quantity: 2 },
    ];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1), line('SOAVE', 2)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    const { store, changed } = logIn('guest');
    expect(await store.dispatch(adoptOrder())).toBe('joined');
    expect(selectOrderId(store.getState())).toBe('own');
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 3, SOAVE: 2 }, {}]);
    expect(changed).toContain('own');
    expect(joining().read()).toBeNull();
    // A second tab comes later, and finds it done.
    expect(await store.dispatch(adoptOrder())).toBe('kept');
    expect(pieces('own')).toEqual({ GAVI: 3, SOAVE: 2 });
  });

  it('T5 makes the guest’s cart the customer’s where there is no other', async () => {
    open = [{ id: 'guest', quantity: 1 }];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    const { store } = logIn('guest');
    expect(await store.dispatch(adoptOrder())).toBe('kept');
    expect(attached).toEqual(['guest']);
    expect(selectOrderId(store.getState())).toBe('guest');
  });

  it('T5 leaves a customer’s own cart alone, however many others are open', async () => {
    open = [{ id: 'older', quantity: 5 }];
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 1)] });
    const { store } = logIn('own');
    joining().clear();
    expect(await store.dispatch(adoptOrder())).toBe('kept');
    expect(pieces('own')).toEqual({ GAVI: 1 });
  });

  it('T5 goes on where it was interrupted', async () => {
    open = [{ id: 'own', quantity: 2 }];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1), line('SOAVE', 2)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    platform.fails('removeLine', 'CONNECTION');
    const { store } = logIn('guest');
    expect(await store.dispatch(adoptOrder())).toBe('failed');
    expect(selectCarrying(store.getState())).toBe('failed');
    expect(selectOrderId(store.getState())).toBe('guest');
    expect(await store.dispatch(adoptOrder())).toBe('joined');
    expect(selectCarrying(store.getState())).toBe('no');
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 3, SOAVE: 2 }, {}]);
  });

  it('V9 says what did not fit', async () => {
    open = [{ id: 'own', quantity: 24 }];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 24)] });
    const { store } = logIn('guest');
    await store.dispatch(adoptOrder());
    expect(selectList(store.getState())).toMatchObject({
      occasion: 'login',
      items: [{ name: 'GAVI', came: 0, reason: 'limit' }],
    });
  });

  it('T3 does nothing for a guest', async () => {
    open = [{ id: 'own', quantity: 2 }];
    const { store } = createTestPage({ kind: 'anonymous', orderId: null });
    expect(await store.dispatch(adoptOrder())).toBe('kept');
    expect(selectOrderId(store.getState())).toBeNull();
  });
});
