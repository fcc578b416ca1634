import { ok } from '@shop/contracts/commerce';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { context, customer, grant, held, refused, setUp } from '../testing/make-session.ts';
import { browserSession } from './browser-session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the tokens of a session that ends', () => {
  it('T3 a logout makes every token of the session worthless, those renewed meanwhile too', async () => {
    const { session, store, calls } = setUp();
    session.start(customer);
    await session.renew('stored');
    session.end('logout');
    expect(calls.revoke).toHaveBeenCalledTimes(1);
    expect(calls.revoke.mock.calls[0]?.[0].toSorted()).toEqual(['next', 'renewed', 'stored']);
    expect(store.rotated.read()).toBeNull();
  });

  it('T3 remembers for a logout what earlier pages renewed', async () => {
    const { store, events, calls } = setUp();
    store.customer.write(customer);
    const openPage = () => browserSession({ store, events, calls, context });
    for (const name of ['first', 'second']) {
      calls.refresh.mockResolvedValueOnce(grant(name, { refreshToken: `after ${name}` }));
      await openPage().token();
    }
    openPage().end('logout');
    expect(calls.revoke.mock.calls[0]?.[0].toSorted()).toEqual([
      'after second',
      'first',
      'second',
      'stored',
    ]);
  });

  it('T3 is logged out at once, whatever becomes of the tokens', async () => {
    const { session, store, calls } = setUp();
    session.start(customer);
    calls.revoke.mockRejectedValue(new Error('no code, no network'));
    session.end('logout');
    expect(store.customer.read()).toBeNull();
    expect(await session.token()).toEqual(ok('anonymous'));
  });

  it('T3 revokes a token that arrives after the logout', async () => {
    const { session, store, calls } = setUp();
    store.customer.write(customer);
    const { promise, resolve } = held();
    calls.refresh.mockReturnValueOnce(promise);
    const asked = session.token();
    await Promise.resolve();
    session.end('logout');
    resolve(grant('too late', { refreshToken: 'late too' }));
    await asked;
    expect(calls.revoke.mock.calls.at(-1)?.[0].toSorted()).toEqual(['late too', 'too late']);
  });

  it('T3 stays logged out when another tab logs out and its message has not arrived yet', async () => {
    const { session, store, calls } = setUp();
    store.customer.write(customer);
    calls.refresh.mockImplementationOnce(async () => {
      store.customer.clear();
      return grant('too late', { refreshToken: 'late too' });
    });
    expect(await session.token()).toEqual(ok('anonymous'));
    expect(store.customer.read()).toBeNull();
    expect(calls.revoke).toHaveBeenCalledWith(['late too', 'too late']);
  });

  it('T3 makes no call if no one was logged in', async () => {
    const { session, calls } = setUp();
    await session.token();
    session.end('logout');
    expect(calls.revoke).not.toHaveBeenCalled();
  });

  it.each([
    ['own', 'Auguri', ['login']],
    ['another', null, ['logout', 'login']],
  ] as const)('T3 data of an expired session after a login by %s: %s', (...it) => {
    const [ownerId, message, reasons] = it;
    const { session, store, events } = setUp();
    store.user.write({ id: 'own' });
    storeText('searches', '["barolo"]');
    store.carts.write({ 'it-eur': 'begunSince' });
    const heard: string[] = [];
    events.on('session:changed', ({ reason }) => heard.push(reason));
    session.start({ ...customer, ownerId });
    expect(heard).toEqual(reasons);
    expect(storedText('searches')).toBe(message && '["barolo"]');
    expect(store.carts.read()).toEqual({ 'it-eur': 'begunSince' });
    expect(store.joining.read()).toEqual({ 'it-eur': 'begunSince' });
  });

  it('T13 makes the tokens of the login before worthless', () => {
    const { session, calls } = setUp();
    session.start(customer);
    session.start({ ...customer, email: 'new@example.com' });
    expect(calls.revoke).not.toHaveBeenCalled();
    session.start({ ...customer, accessToken: 'other', refreshToken: 'another' });
    expect(calls.revoke).toHaveBeenCalledWith(['again', 'stored']);
  });

  it('T3 T6 restores the cart for the same customer after an expired session, not for another one', async () => {
    for (const [ownerId, expected] of [
      ['own', 'italian'],
      ['other', undefined],
    ] as const) {
      const { session, store, events, calls } = setUp();
      store.customer.write(customer);
      store.carts.write({ 'it-eur': 'italian' });
      calls.refresh.mockResolvedValueOnce(refused('UNAUTHORIZED'));
      await session.token();
      expect(store.carts.read()).toBeNull();
      const order = jest.fn();
      events.on('session:order', order);
      session.start({ ...customer, ownerId, refreshToken: 'fresh' });
      expect(store.carts.read()?.['it-eur']).toBe(expected);
      expect(store.joining.read()).toBeNull();
      if (expected) expect(order).toHaveBeenCalledWith({ orderId: expected });
      else expect(order).not.toHaveBeenCalled();
      session.end('logout');
    }
  });
});
