import { fail, ok, type CommerceError } from '@shop/contracts/commerce';
import { STORAGE } from '@shop/contracts/storage';
import { storeText } from '@shop/contracts/testing/storage';
import { busy, context, customer, grant, held, refused, setUp } from '../testing/make-session.ts';
import { browserSession } from './browser-session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('browserSession', () => {
  it('T4 requests one anonymous token for concurrent calls', async () => {
    const { session, calls } = setUp();
    const tokens = await Promise.all([session.token(), session.token(), session.token()]);
    expect(tokens).toEqual([ok('anonymous'), ok('anonymous'), ok('anonymous')]);
    expect(calls.anonymous).toHaveBeenCalledTimes(1);
  });

  it('T4 renews a stored session with its refresh token and keeps the new one', async () => {
    const { session, store, calls } = setUp();
    store.customer.write(customer);
    expect(await session.token()).toEqual(ok('renewed'));
    expect(calls.refresh).toHaveBeenCalledWith('again');
    expect(store.customer.read()).toMatchObject({ email: 'ada@example.com', refreshToken: 'next' });
  });

  it('T4 becomes anonymous when the renewal is rejected, and emits the change', async () => {
    const { session, store, calls, events } = setUp();
    const changed = jest.fn();
    events.on('session:changed', changed);
    store.customer.write(customer);
    calls.refresh.mockResolvedValue(refused('UNAUTHORIZED'));
    expect(await session.token()).toEqual(ok('anonymous'));
    expect(store.customer.read()).toBeNull();
    expect(changed).toHaveBeenCalledWith({ kind: 'anonymous', reason: 'expired' });
  });

  it.each(['CONNECTION', 'TIMEOUT', 'SERVER', 'RATE_LIMITED', 'TOKEN_ERROR'] as const)(
    'T4 ends no session, and drops no cart, because a renewal met %s',
    async (code) => {
      const { session, store, calls, events } = setUp();
      const heard = jest.fn();
      events.on('*', heard);
      store.customer.write(customer);
      store.carts.write({ 'it-eur': 'own' });
      calls.refresh.mockResolvedValue(refused(code));
      expect(await session.token()).toMatchObject({ ok: false, error: { code } });
      expect(store.customer.read()).toEqual(customer);
      expect(store.carts.read()).toEqual({ 'it-eur': 'own' });
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('T4 leaves a platform alone for as long as it asks, and then renews', async () => {
    const { store, events, calls } = setUp();
    let now = 1_000_000;
    const session = browserSession({ store, events, calls, context, now: () => now });
    store.customer.write(customer);
    calls.refresh.mockResolvedValueOnce(fail<CommerceError>({ ...busy, retryAfter: 30 }));
    expect(await session.token()).toMatchObject({ error: { code: 'RATE_LIMITED' } });
    now += 20_000;
    const meanwhile = await Promise.all([session.token(), session.renew('stored')]);
    expect(meanwhile).toMatchObject([
      { error: { code: 'RATE_LIMITED', retryAfter: 10 } },
      { error: { code: 'RATE_LIMITED', retryAfter: 10 } },
    ]);
    expect(calls.refresh).toHaveBeenCalledTimes(1);
    now += 10_000;
    expect(await session.token()).toEqual(ok('renewed'));
  });

  it('T6 uses the newer refresh token when another tab has rotated this one', async () => {
    const { session, store, calls } = setUp();
    store.customer.write(customer);
    calls.refresh.mockImplementationOnce(async () => {
      store.customer.write({ ...customer, refreshToken: 'of the other tab' });
      return refused('UNAUTHORIZED');
    });
    expect(await session.token()).toEqual(ok('renewed'));
    expect(calls.refresh.mock.calls).toEqual([['again'], ['of the other tab']]);
    expect(store.customer.read()).toMatchObject({ email: 'ada@example.com', refreshToken: 'next' });
  });

  it('T6 renews after the other tabs, with the refresh token they left', async () => {
    const { session, store, calls } = setUp();
    store.customer.write(customer);
    const request = jest.fn(async (_: string, work: () => Promise<unknown>) => {
      store.customer.write({ ...customer, refreshToken: 'of the other tab' });
      return work();
    });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    expect(await session.token()).toEqual(ok('renewed'));
    Reflect.deleteProperty(navigator, 'locks');
    expect(calls.refresh.mock.calls).toEqual([['of the other tab']]);
  });

  it('T4 keeps a login that happened while an anonymous token was requested', async () => {
    const { session, calls } = setUp();
    const { promise, resolve } = held();
    calls.anonymous.mockReturnValueOnce(promise);
    const asked = session.token();
    session.start({ ...customer, accessToken: 'of the login' });
    resolve(grant('anonymous'));
    expect(await asked).toEqual(ok('of the login'));
    expect(await session.token()).toEqual(ok('of the login'));
  });

  it('T3 stays logged out if a renewal was in flight', async () => {
    const { session, store, calls } = setUp();
    store.customer.write(customer);
    const { promise, resolve } = held();
    calls.refresh.mockReturnValueOnce(promise);
    const asked = session.token();
    await Promise.resolve();
    session.end('logout');
    resolve(grant('renewed', { refreshToken: 'next' }));
    expect(await asked).toEqual(ok('anonymous'));
    expect(await session.token()).toEqual(ok('anonymous'));
    expect(store.customer.read()).toBeNull();
  });

  it('T6 requests a new token after another tab has logged in', async () => {
    const { session, store } = setUp();
    expect(await session.token()).toEqual(ok('anonymous'));
    store.customer.write(customer);
    session.forgetToken();
    expect(await session.token()).toEqual(ok('renewed'));
  });

  it('T6 shares one renewal between parallel 401s', async () => {
    const { session, calls } = setUp();
    await session.token();
    calls.anonymous.mockImplementation(async () => grant('second'));
    const renewed = await Promise.all([session.renew('anonymous'), session.renew('anonymous')]);
    expect(renewed).toEqual([ok('second'), ok('second')]);
    expect(await session.renew('anonymous')).toEqual(ok('second'));
    expect(calls.anonymous).toHaveBeenCalledTimes(2);
  });

  it('T5 remembers the carts of the guest who logs in, until they are put together', () => {
    const { session, store } = setUp();
    const carts = { 'it-eur': 'italian', 'de-eur': 'german' };
    store.carts.write(carts);
    session.start(customer);
    expect(store.joining.read()).toEqual(carts);
  });

  it('T5 keeps the carts of the same customer after another login', () => {
    const { session, store } = setUp();
    store.customer.write(customer);
    store.carts.write({ 'it-eur': 'own' });
    session.start(customer);
    expect(store.joining.read()).toBeNull();
  });

  it.each(['logout', 'login-again'] as const)(
    'T3 T13 clears all data of the visitor on %s, and keeps the browser’s own',
    (reason) => {
      const { session, store, calls, events } = setUp();
      const changed = jest.fn();
      store.carts.write({ 'it-eur': 'italian', 'de-eur': 'german' });
      session.start(customer);
      storeText('searches', '["barolo"]');
      storeText('consent', 'granted');
      events.on('session:changed', changed);
      session.end(reason);
      expect({ ...localStorage }).toEqual({ [STORAGE.consent.key]: 'granted' });
      expect(changed.mock.calls).toEqual([[{ kind: 'anonymous', reason }]]);
      expect(calls.revoke).toHaveBeenCalledWith(['stored', 'again']);
    },
  );

  it('T3 an expired session removes its carts, and keeps drafts', async () => {
    const { session, store, calls } = setUp();
    store.carts.write({ 'it-eur': 'italian', 'de-eur': 'german' });
    session.start(customer);
    store.giftMessage.write('Auguri');
    storeText('searches', '["barolo"]');
    calls.refresh.mockResolvedValue(refused('UNAUTHORIZED'));
    await session.renew('stored');
    expect(Object.keys(localStorage)).toEqual([STORAGE.searches.key]);
    expect(Object.keys(sessionStorage)).toEqual([STORAGE.giftMessage.key]);
  });

  it('T3 forgets the customer and the cart on logout', async () => {
    const { session, store, events } = setUp();
    const order = jest.fn();
    events.on('session:order', order);
    session.start(customer);
    expect(await session.token()).toEqual(ok('stored'));
    session.end('logout');
    expect(store.customer.read()).toBeNull();
    expect(order).toHaveBeenCalledWith({ orderId: null });
    expect(await session.token()).toEqual(ok('anonymous'));
  });
});
