import { sessionStore } from '@shop/contracts/commerce';
import { createEventBus, type ShopEvents } from '@shop/contracts/events';
import { selectOrderId } from '@shop/contracts/store';
import { makeStore } from '../../testing/make-store.ts';
import { connectSession } from '../connect-session.ts';
import { connectTabs } from './connect-tabs.ts';

/** Channels of one browser: what one posts all others hear. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  static posted: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.posted.push(data);
    for (const it of FakeChannel.open) if (it !== this) it.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

const aTab = (market = 'it-eur') => {
  const store = makeStore();
  const events = createEventBus();
  const storage = sessionStore();
  const forgetToken = jest.fn();
  const session = { forgetToken } as never;
  connectSession({ storage, events, dispatch: store.dispatch, market });
  connectTabs({ storage, events, session, store, market });
  const heard: (keyof ShopEvents)[] = [];
  events.on('*', (name) => heard.push(name));
  return { events, heard, forgetToken, orderId: () => selectOrderId(store.getState()) };
};

const page = window as unknown as { BroadcastChannel?: unknown };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeChannel.open.clear();
  FakeChannel.posted = [];
  page.BroadcastChannel = FakeChannel;
});

afterEach(() => {
  delete page.BroadcastChannel;
});

describe('connectTabs', () => {
  it('T3 gives the cart of one tab to the others of its market', () => {
    const [one, other, abroad] = [aTab(), aTab(), aTab('de-eur')];
    one.events.emit('session:order', { orderId: 'orderIdAaa' });
    expect(other.orderId()).toBe('orderIdAaa');
    expect(abroad.orderId()).toBeNull();
    expect(abroad.heard).toEqual([]);
    one.events.emit('session:order', { orderId: null });
    expect(other.orderId()).toBeNull();
  });

  it('T10 notifies the other tabs once of a changed order, without an echo', () => {
    const [one, other] = [aTab(), aTab()];
    one.events.emit('cart:changed', { orderId: 'orderIdAaa' });
    expect(other.heard).toEqual(['cart:changed']);
    expect(one.heard).toEqual(['cart:changed']);
    expect(FakeChannel.posted).toHaveLength(1);
  });

  it.each(['logout', 'expired', 'login-again'] as const)(
    'T3 T13 ends the session in every tab on %s, and none keeps a cart',
    (reason) => {
      const [one, other] = [aTab(), aTab()];
      const changed = jest.fn();
      other.events.on('session:changed', changed);
      one.events.emit('session:order', { orderId: 'orderIdAaa' });
      one.events.emit('session:changed', { kind: 'anonymous', reason });
      expect(changed.mock.calls).toEqual([[{ kind: 'anonymous', reason }]]);
      expect(other.heard).toContain('session:changed');
      expect(other.orderId()).toBeNull();
      expect(other.forgetToken).toHaveBeenCalledTimes(1);
    },
  );

  it.each([null, 'x', { type: 'order', market: 'it-eur', orderId: 7 }, { type: 'session' }, []])(
    'T3 does not listen to %j',
    (data) => {
      const tab = aTab();
      new FakeChannel().postMessage(data);
      expect(tab.heard).toEqual([]);
    },
  );

  it('T3 falls back to storage events without BroadcastChannel', () => {
    delete page.BroadcastChannel;
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const [one, other] = [aTab(), aTab()];
    one.events.emit('cart:changed', { orderId: 'orderIdAaa' });
    const [key, newValue] = setItem.mock.calls.at(-1) ?? [];
    setItem.mockRestore();
    expect(localStorage.getItem(String(key))).toBeNull();
    expect(other.heard).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(other.heard).toEqual(['cart:changed']);
  });

  it('T3 finds, when the browser brings the page back, the cart begun since a logout', () => {
    const customer = {
      email: 'ada@example.com',
      ownerId: 'a',
      accessToken: 'a',
      refreshToken: 'r',
    };
    const storage = sessionStore();
    storage.customer.write(customer);
    storage.carts.write({ 'it-eur': 'orderIdAaa' });
    const tab = aTab();
    window.dispatchEvent(new Event('pagehide'));
    storage.customer.clear();
    storage.carts.write({ 'it-eur': 'orderIdBbb' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.orderId()).toBe('orderIdBbb');
    expect(storage.carts.read()).toEqual({ 'it-eur': 'orderIdBbb' });
  });

  it.each([
    ['own', ['session:changed login']],
    ['another', ['session:changed logout', 'session:changed login']],
  ])('T3 clears an expired customer’s data when %s logs in in another tab', (...it) => {
    const [ownerId, expected] = it;
    const storage = sessionStore();
    storage.user.write({ id: 'own' });
    const tab = aTab();
    const heard: string[] = [];
    tab.events.on('session:changed', ({ reason }) => heard.push(`session:changed ${reason}`));
    storage.customer.write({
      email: 'e@example.com',
      ownerId,
      accessToken: 'a',
      refreshToken: 'r',
    });
    storage.user.write({ id: 'own' });
    new FakeChannel().postMessage({ type: 'session', kind: 'customer', reason: 'login' });
    expect(heard).toEqual(expected);
  });

  it('T3 catches up when the browser brings the page back', () => {
    const tab = aTab();
    window.dispatchEvent(new Event('pagehide'));
    expect(FakeChannel.open.size).toBe(0);
    sessionStore().carts.write({ 'it-eur': 'orderIdBbb' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.orderId()).toBe('orderIdBbb');
    expect(tab.heard).toContain('cart:changed');
    expect(FakeChannel.open.size).toBeGreaterThan(0);
  });
});
