import { fail, ok, sessionStore, type CommerceErrorCode } from '@shop/contracts/commerce';
import { customerApi } from '@shop/contracts/commerce/customer';
import { injectSlice, selectOrderId, type ThunkExtra } from '@shop/contracts/store';
import { aLine, answerEndpoints, commerceError } from '@shop/contracts/testing';
import { STORAGE } from '@shop/contracts/storage';
import { readOrder } from '../order/read-order.ts';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { selectUntransferred, transferSlice } from './transfer-slice.ts';
import { selectTransferStatus } from './transfer-status.ts';
import { untransferredStorage } from './untransferred.ts';

/** The customer's open orders on the platform, latest first. */
let open: { id: string; quantity: number }[] = [];
let attached: string[] = [];
/** Runs during the call to the platform. */
let meanwhile = () => {};
/** Error that the platform returns. */
let refusal: CommerceErrorCode | null = null;

answerEndpoints({
  queries: {
    openOrders: async () => {
      meanwhile();
      return refusal ? fail(commerceError(refusal)) : ok(open);
    },
  },
  changes: {
    attachOrder: async ({ orderId, ownerId }: { orderId: string; ownerId: string }) => {
      if (refusal) return fail(commerceError(refusal));
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

const joining = () => sessionStore().joining;

const logIn = (orderId: string | null) => {
  if (orderId) joining().write({ 'it-eur': orderId, 'de-eur': 'german' });
  injectSlice(transferSlice);
  return createTestPage({ kind: 'customer', email: 'ada@example.com', ownerId: 'ada', orderId });
};

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
  open = [];
  attached = [];
  meanwhile = () => {};
  refusal = null;
});

describe('mergeGuestCart', () => {
  it('uses an existing endpoint', () => {
    expect(customerApi.endpoints).toHaveProperty('openOrders');
  });

  it('T5 finds the cart of another device', async () => {
    open = [
      { id: 'empty', quantity: 0 },
      { id: 'own', quantity: 2 },
    ];
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    const { store } = logIn(null);
    expect(await store.dispatch(mergeGuestCart())).toBe('adopted');
    expect(selectOrderId(store.getState())).toBe('own');
  });

  it('T5 merges the guest cart into the customer’s, which stays the cart', async () => {
    open = [
      { id: 'guest', quantity: 3 },
      { id: 'own', quantity: 2 },
    ];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1), line('SOAVE', 2)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    const { store, changed } = logIn('guest');
    const states = new Set<string>();
    store.subscribe(() => states.add(selectTransferStatus(store.getState())));
    expect(await store.dispatch(mergeGuestCart())).toBe('joined');
    expect([...states]).toEqual(['idle', 'running']);
    expect(untransferredStorage().read()).toBeNull();
    expect(selectOrderId(store.getState())).toBe('own');
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 3, SOAVE: 2 }, {}]);
    expect(changed).toContain('own');
    expect(joining().read()).toEqual({ 'de-eur': 'german' });
    // A second tab runs later, and finds it done.
    expect(await store.dispatch(mergeGuestCart())).toBe('kept');
    expect(pieces('own')).toEqual({ GAVI: 3, SOAVE: 2 });
  });

  it('T5 attaches the guest cart to the customer if there is no other', async () => {
    open = [{ id: 'guest', quantity: 1 }];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    const { store } = logIn('guest');
    expect(await store.dispatch(mergeGuestCart())).toBe('kept');
    expect(attached).toEqual(['guest']);
    expect(joining().read()).toEqual({ 'de-eur': 'german' });
    expect(selectOrderId(store.getState())).toBe('guest');
  });

  it('T5 does not attach a cart that is the customer’s already', async () => {
    platform.holdsOrder({
      id: 'guest',
      customerId: 'ada',
      guest: false,
      lines: [line('GAVI', 1)],
    });
    expect(await logIn('guest').store.dispatch(mergeGuestCart())).toBe('kept');
    expect(attached).toEqual([]);
    expect(joining().read()).toEqual({ 'de-eur': 'german' });
  });

  it('T5 attaches a guest’s cart that has the customer’s e-mail', async () => {
    platform.holdsOrder({ id: 'guest', customerId: 'ada', guest: true, lines: [line('GAVI', 1)] });
    expect(await logIn('guest').store.dispatch(mergeGuestCart())).toBe('kept');
    expect(attached).toEqual(['guest']);
  });

  it.each([
    ['a cart', [{ id: 'own', quantity: 2 }]],
    ['no cart', []],
  ])('P5 T5 leaves a placed order alone at the login of a customer with %s', async (_, carts) => {
    open = carts;
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    platform.holdsOrder({ id: 'own', lines: [line('SOAVE', 2)] });
    const { store } = logIn('guest');
    // The cached order is older than the placing in another tab.
    await store.dispatch(readOrder('guest'));
    platform.patch('guest', { status: 'placed', editable: false });
    expect(await store.dispatch(mergeGuestCart())).toBe('kept');
    expect([pieces('own'), pieces('guest')]).toEqual([{ SOAVE: 2 }, { GAVI: 1 }]);
    expect(attached).toEqual([]);
    expect(joining().read()).toEqual({ 'de-eur': 'german' });
  });

  it.each([
    ['SERVER', 'failed', 'guest'],
    ['NOT_FOUND', 'kept', undefined],
  ] as const)('T5 retries a cart that was not attached (%s) unless it is gone', async (...it) => {
    const [code, outcome, rest] = it;
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    const { store } = logIn('guest');
    meanwhile = () => queueMicrotask(() => (refusal = code));
    expect(await store.dispatch(mergeGuestCart())).toBe(outcome);
    expect(joining().read()?.['it-eur']).toBe(rest);
  });

  it('T5 retries if the customer’s carts cannot be listed', async () => {
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    refusal = 'CONNECTION';
    expect(await logIn('guest').store.dispatch(mergeGuestCart())).toBe('failed');
    expect(joining().read()).toMatchObject({ 'it-eur': 'guest' });
  });

  it('T5 uses the customer’s cart if the guest cart is gone', async () => {
    open = [{ id: 'own', quantity: 2 }];
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    const { store } = logIn('guest');
    expect(await store.dispatch(mergeGuestCart())).toBe('adopted');
    expect(selectOrderId(store.getState())).toBe('own');
    expect(selectTransferStatus(store.getState())).toBe('idle');
    expect(joining().read()).toEqual({ 'de-eur': 'german' });
  });

  it('T5 keeps a customer’s own cart, however many others are open', async () => {
    open = [{ id: 'older', quantity: 5 }];
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 1)] });
    const { store } = logIn('own');
    joining().clear();
    expect(await store.dispatch(mergeGuestCart())).toBe('kept');
    expect(pieces('own')).toEqual({ GAVI: 1 });
  });

  it.each([null, 'begun meanwhile'])(
    'T3 leaves the cart alone that is another by the time the platform answers: %s',
    async (orderId) => {
      open = [{ id: 'own', quantity: 2 }];
      platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
      platform.holdsOrder({ id: 'own', lines: [] });
      const { store, events } = logIn('guest');
      meanwhile = () => events.emit('session:order', { orderId });
      expect(await store.dispatch(mergeGuestCart())).toBe('kept');
      expect(selectOrderId(store.getState())).toBe(orderId);
      expect([pieces('own'), pieces('guest')]).toEqual([{}, { GAVI: 1 }]);
    },
  );

  it('T5 resumes after an interruption', async () => {
    open = [{ id: 'own', quantity: 2 }];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1), line('SOAVE', 2)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    platform.fails('removeLine', 'CONNECTION');
    const { store } = logIn('guest');
    expect(await store.dispatch(mergeGuestCart())).toBe('failed');
    expect(selectTransferStatus(store.getState())).toBe('failed');
    expect(selectOrderId(store.getState())).toBe('guest');
    expect(await store.dispatch(mergeGuestCart())).toBe('joined');
    expect(selectTransferStatus(store.getState())).toBe('idle');
    expect([pieces('own'), pieces('guest')]).toEqual([{ GAVI: 3, SOAVE: 2 }, {}]);
  });

  it('T5 waits for the page’s own writes and for other tabs', async () => {
    open = [{ id: 'own', quantity: 2 }];
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    const { store } = logIn(null);
    const asked: string[] = [];
    meanwhile = () => asked.push('carts');
    const request = async (name: string, work: () => Promise<unknown>) => {
      asked.push(name);
      return work();
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    let end = () => {};
    const write = new Promise<void>((resolve) => (end = resolve));
    void store.dispatch((_dispatch: unknown, _getState: unknown, page: ThunkExtra) =>
      runtimeOf(page).serialize(() => write),
    );
    const outcome = store.dispatch(mergeGuestCart());
    await new Promise((resolve) => setTimeout(resolve));
    // The lock has the name of the key that it protects.
    const lock = STORAGE.transfers.key;
    expect(asked).toEqual([lock]);
    end();
    expect(await outcome).toBe('adopted');
    expect(asked).toEqual([lock, 'carts']);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('V9 lists goods above the limit', async () => {
    open = [{ id: 'own', quantity: 24 }];
    platform.holdsOrder({ id: 'guest', lines: [line('GAVI', 1)] });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 24)] });
    const { store } = logIn('guest');
    expect(await store.dispatch(mergeGuestCart())).toBe('adopted');
    expect(selectUntransferred(store.getState())).toMatchObject({
      occasion: 'login',
      items: [{ name: 'GAVI', came: 0, reason: 'limit' }],
    });
  });

  it('T3 does nothing for a guest', async () => {
    open = [{ id: 'own', quantity: 2 }];
    const { store } = createTestPage({ kind: 'anonymous', orderId: null });
    expect(await store.dispatch(mergeGuestCart())).toBe('kept');
    expect(selectOrderId(store.getState())).toBeNull();
  });
});
