import { sessionStore } from '@shop/contracts/commerce';
import { waitFor } from '@testing-library/react';
import { anOrder } from '@shop/contracts/testing';
import { createEventBus } from '@shop/contracts/events';
import {
  selectInitialOrder,
  selectOrderId,
  selectSession,
  type AppStore,
} from '@shop/contracts/store';
import { customerApi } from '@shop/contracts/commerce/customer';
import { storeApi, type Profile } from '@shop/contracts/store-api';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { withInitialOrder } from '../model/session-slice.ts';
import { makeStore } from '../testing/make-store.ts';
import { connectSession } from './connect-session.ts';

const connect = (market = 'it-eur', store: AppStore = makeStore()) => {
  const events = createEventBus();
  const storage = sessionStore();
  connectSession({ storage, events, dispatch: store.dispatch, market });
  return { events, storage, orderId: () => selectOrderId(store.getState()), store };
};

const storeCustomer = (ownerId = 'own') =>
  sessionStore().customer.write({
    email: 'ada@example.com',
    ownerId,
    accessToken: 'a',
    refreshToken: 'r',
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('connectSession', () => {
  it('T3 finds the cart again after a reload and in a new tab', () => {
    connect().events.emit('session:order', { orderId: 'orderIdAaa' });
    expect(connect().orderId()).toBe('orderIdAaa');
    sessionStorage.clear();
    expect(connect().orderId()).toBe('orderIdAaa');
  });

  it('T3 finds the cart again in the tab when local storage is full', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(
      this: Storage,
    ) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    });
    connect().events.emit('session:order', { orderId: 'orderIdAaa' });
    setItem.mockRestore();
    storeText('cartId', '"orderIdAaa"');
    expect(connect().orderId()).toBe('orderIdAaa');
  });

  it('S5 sends the guest’s order to the shell’s server, and clears it', async () => {
    const fetch = jest.fn(async () => new Response(null, { status: 204 }));
    globalThis.fetch = fetch as never;
    const told = () =>
      fetch.mock.calls.map((call: unknown[]) => JSON.parse((call[1] as { body: string }).body));
    const { events } = connect();
    events.emit('session:order', { orderId: 'orderIdAaa' });
    events.emit('session:order', { orderId: null });
    await waitFor(() =>
      expect(told()).toEqual([
        { market: 'it-eur', orderId: 'orderIdAaa' },
        { market: 'it-eur', orderId: null },
      ]),
    );
    storeCustomer();
    events.emit('session:order', { orderId: 'customers' });
    await waitFor(() => expect(told().at(-1)).toEqual({ market: 'it-eur', orderId: null }));
  });

  it('S5 keeps the document’s initial order while it is the visitor’s', () => {
    const came = { session: withInitialOrder(anOrder({ id: 'orderIdAaa' })) };
    const initialOrder = () => {
      const { store } = connect('it-eur', makeStore(undefined, came));
      return selectInitialOrder(store.getState());
    };
    sessionStore().carts.write({ 'it-eur': 'orderIdAaa' });
    expect(initialOrder()).toMatchObject({ id: 'orderIdAaa' });
    sessionStore().carts.write({ 'it-eur': 'another' });
    expect(initialOrder()).toBeUndefined();
  });

  it('M10 keeps a cart for every market', () => {
    connect('it-eur').events.emit('session:order', { orderId: 'italian' });
    const german = connect('de-eur');
    expect(german.orderId()).toBeNull();
    german.events.emit('session:order', { orderId: 'german' });
    expect(connect('it-eur').orderId()).toBe('italian');
    expect(connect('de-eur').orderId()).toBe('german');
  });

  it('M10 stores the market of a tab’s first cart at once, and keeps it', () => {
    const { events, storage } = connect('it-eur');
    events.emit('session:order', { orderId: null });
    expect(storage.market.read()).toBeNull();
    events.emit('session:order', { orderId: 'italian' });
    expect(storage.market.read()).toBe('it-eur');
    connect('de-eur').events.emit('session:order', { orderId: 'german' });
    expect(storage.market.read()).toBe('it-eur');
  });

  it('S5 sends the guest’s order at once, even if the page is left', () => {
    const told = jest.fn<Promise<Response>, [string, RequestInit]>(() => new Promise(() => {}));
    const { fetch } = globalThis;
    globalThis.fetch = told as typeof fetch;
    connect('it-eur').events.emit('session:order', { orderId: 'orderIdAaa' });
    globalThis.fetch = fetch;
    expect(told).toHaveBeenCalledWith(
      '/guest-order',
      expect.objectContaining({
        keepalive: true,
        body: JSON.stringify({ market: 'it-eur', orderId: 'orderIdAaa' }),
      }),
    );
  });

  it('T1 forgets one market’s cart and keeps the others', () => {
    const { events, storage } = connect('it-eur');
    storage.carts.write({ 'it-eur': 'italian', 'de-eur': 'german' });
    events.emit('session:order', { orderId: null });
    expect(storage.carts.read()).toEqual({ 'de-eur': 'german' });
    expect(connect('it-eur').orderId()).toBeNull();
  });

  it('T3 leaves nothing of the customer in the tab on logout', () => {
    const { events, storage, orderId } = connect();
    events.emit('session:order', { orderId: 'orderIdAaa' });
    storage.giftMessage.write('Auguri');
    storeText('outbox', '{}');
    storeText('checkoutDraft', '{}');
    events.emit('session:order', { orderId: null });
    events.emit('session:changed', { kind: 'anonymous', reason: 'logout' });
    expect(sessionStorage).toHaveLength(0);
    expect(orderId()).toBeNull();
  });

  it('T3 keeps drafts when the session expires, and after the next login', () => {
    storeCustomer();
    const { events, storage } = connect();
    storage.giftMessage.write('Auguri');
    storage.customer.clear();
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    connect();
    storeCustomer();
    events.emit('session:changed', { kind: 'customer', reason: 'login' });
    connect();
    expect(sessionStore().giftMessage.read()).toBe('Auguri');
  });

  it.each([
    ['logged out', () => sessionStore().customer.clear()],
    ['logged out, and another in,', () => storeCustomer('another')],
  ])('T3 a tab that was put away while its customer %s keeps nothing either', (_, meanwhile) => {
    storeCustomer();
    connect().storage.giftMessage.write('Auguri');
    meanwhile();
    connect();
    expect(sessionStore().giftMessage.read()).toBeNull();
  });

  it('T3 keeps drafts of an expired session over a reload, for the same customer', () => {
    storeCustomer();
    const { events, storage } = connect();
    storage.giftMessage.write('Auguri');
    storage.customer.clear();
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    connect();
    expect(storage.giftMessage.read()).toBe('Auguri');
    expect(storedText('user')).toBe('{"id":"own"}');
    storeCustomer();
    connect();
    expect(storage.giftMessage.read()).toBe('Auguri');
  });

  it('T3 drops drafts of an expired session when another customer logs in', () => {
    storeCustomer();
    const { events, storage } = connect();
    storage.giftMessage.write('Auguri');
    storage.customer.clear();
    events.emit('session:changed', { kind: 'anonymous', reason: 'expired' });
    storeCustomer('another');
    connect();
    expect(storage.giftMessage.read()).toBeNull();
    expect(storage.user.read()?.id).toBe('another');
  });

  it('T3 forgets what was read for the previous customer', async () => {
    storeCustomer();
    const { events, store } = connect();
    const reads = [
      storeApi.util.upsertQueryData('profile', undefined, { firstName: 'Ada' } as Profile),
      storeApi.util.upsertQueryData('ownReviews', { ownerId: 'own' }, [] as never),
      customerApi.util.upsertQueryData('addresses', { ownerId: 'own' }, []),
    ];
    for (const read of reads) await store.dispatch(read as never);
    const kept = () => Object.keys(store.getState().api.queries);
    expect(kept()).toHaveLength(3);
    storeCustomer('another');
    events.emit('session:changed', { kind: 'customer', reason: 'login' });
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('E5 knows the customer of the stored session', () => {
    storeCustomer();
    expect(selectSession(connect().store.getState())).toMatchObject({
      kind: 'customer',
      ownerId: 'own',
    });
    expect(sessionStore().user.read()).toEqual({ id: 'own', email: 'ada@example.com' });
  });
});
