import { waitFor } from '@testing-library/react';
import { sessionStore } from '@shop/contracts/commerce';
import type { ThunkExtra } from '@shop/contracts/store';
import { arrive } from '../testing/arrival.ts';
import { line, pieces } from '../testing/transfer-orders.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { selectTransferStatus } from './transfer-slice.ts';
import { untransferredStorage } from './untransferred.ts';

const storage = () => sessionStore();

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
  storage().market.write('de-eur');
  storage().carts.write({ 'de-eur': 'german' });
  platform.holdsOrder({
    id: 'german',
    countryLock: 'DE',
    lines: [line('GAVI', 2), line('SOAVE', 1)],
  });
});

describe('arriveInMarket', () => {
  it('M10 asks first, and changes nothing until it is answered', async () => {
    const { go, asked, orderId } = arrive();
    expect(await go()).toBe('asked');
    expect(asked).toEqual([
      {
        name: 'market-change',
        props: {
          from: { market: 'de-eur', country: 'DE', locale: 'en' },
          to: { market: 'it-eur', country: 'IT', locale: 'en' },
        },
      },
    ]);
    expect(orderId()).toBeNull();
    expect(platform.calls.filter((it) => !it.startsWith('order'))).toEqual([]);
    expect(storage().market.read()).toBe('de-eur');
  });

  it('M10 brings the cart along once agreed, and forgets the emptied one', async () => {
    const { go, orderId, store, changed } = arrive();
    const states = new Set<string>();
    store.subscribe(() => states.add(selectTransferStatus(store.getState())));
    expect(await go(true)).toBe('transferred');
    expect(states).toContain('running');
    expect(selectTransferStatus(store.getState())).toBe('idle');
    expect(changed).toEqual([orderId()]);
    expect([pieces(orderId() ?? ''), pieces('german')]).toEqual([{ GAVI: 2, SOAVE: 1 }, {}]);
    expect(storage().carts.read()).toBeNull();
    expect(storage().market.read()).toBe('it-eur');
  });

  it.each([
    ['arrived', { quantity: 2, options: [] }, { GAVI: 2, SOAVE: 1 }],
    ['did not arrive', { quantity: 4, options: [] }, { GAVI: 4, SOAVE: 1 }],
    ['was never sent', undefined, { GAVI: 4, SOAVE: 1 }],
  ])(
    'M10 P5 an unconfirmed addition of the page before, which %s, is in the cart once',
    async (_what, target, goods) => {
      const wish = {
        ...{ kind: 'add', orderId: 'german', target },
        addition: { kind: 'sku', code: 'GAVI', name: 'Gavi', quantity: 2, maxQuantity: 24 },
      };
      sessionStorage.setItem('fv.wishes', JSON.stringify({ page: '1', wishes: [wish] }));
      const { go, orderId } = arrive();
      expect(await go(true)).toBe('transferred');
      await waitFor(() => expect(pieces(orderId() ?? '')).toEqual(goods));
      await waitFor(() => expect(sessionStorage.getItem('fv.wishes')).toBeNull());
    },
  );

  it('M10 asks nothing that was agreed to before coming', async () => {
    storage().movingTo.write('it-eur');
    const { go, asked } = arrive();
    expect(await go()).toBe('transferred');
    expect(asked).toEqual([]);
    expect(storage().movingTo.read()).toBeNull();
  });

  it('M10 asks, whatever was agreed to about another market', async () => {
    storage().movingTo.write('fr-eur');
    expect(await arrive().go()).toBe('asked');
  });

  it('M10 names the country the cart was for, in a market of several', async () => {
    storage().market.write('rest-of-world-usd');
    storage().carts.write({ 'rest-of-world-usd': 'world' });
    platform.holdsOrder({ id: 'world', countryLock: 'JP', lines: [line('GAVI', 1)] });
    const { go, asked } = arrive();
    await go();
    expect(asked).toMatchObject([
      { props: { from: { market: 'rest-of-world-usd', country: 'JP' } } },
    ]);
  });

  it.each([
    [true, 'failed'],
    [false, 'idle'],
  ] as const)('M10 says that it failed only if it was agreed to: %s', async (agreed, state) => {
    platform.fails('order', 'CONNECTION');
    const { go, carrying } = arrive();
    expect(await go(agreed)).toBe('failed');
    expect(carrying()).toBe(state);
  });

  it('M10 waits for its turn behind the page’s own writes', async () => {
    const { store, go } = arrive();
    let end = () => {};
    const write = new Promise<void>((resolve) => (end = resolve));
    void store.dispatch((_dispatch: unknown, _getState: unknown, page: ThunkExtra) =>
      runtimeOf(page).serialize(() => write),
    );
    const brought = go(true);
    await waitFor(() => expect(platform.calls).not.toEqual([]));
    expect(platform.calls).toEqual(['order german']);
    end();
    expect(await brought).toBe('transferred');
  });

  it('M10 remembers the cart of the other market while something is left in it', async () => {
    platform.fails('addLine', 'VALIDATION');
    const { go } = arrive();
    await go(true);
    expect(storage().carts.read()).toEqual({ 'de-eur': 'german' });
    expect(pieces('german')).toEqual({ GAVI: 2 });
    expect(untransferredStorage().read()).toMatchObject({
      occasion: 'market',
      items: [{ name: 'GAVI' }],
    });
  });

  it('M10 goes on by itself after it was interrupted', async () => {
    platform.fails('createOrder', 'CONNECTION');
    const first = arrive();
    expect(await first.go(true)).toBe('failed');
    expect(first.carrying()).toBe('failed');
    expect(pieces('german')).toEqual({ GAVI: 2, SOAVE: 1 });
    const second = arrive();
    expect(await second.go()).toBe('transferred');
    expect([pieces(second.orderId() ?? ''), pieces('german')]).toEqual([{ GAVI: 2, SOAVE: 1 }, {}]);
  });

  it.each([
    ['holds nothing', () => platform.holdsOrder({ id: 'german', lines: [] }), 'german'],
    [
      'was placed',
      () => platform.holdsOrder({ id: 'german', status: 'placed', editable: false }),
      undefined,
    ],
    ['is gone', () => platform.orders.clear(), undefined],
  ] as const)('M10 asks nothing about a cart that %s', async (_, arrange, kept) => {
    arrange();
    const { go, asked } = arrive();
    expect(await go()).toBe('stayed');
    expect(asked).toEqual([]);
    expect(storage().carts.read()?.['de-eur']).toBe(kept);
    expect(storage().market.read()).toBe('it-eur');
  });

  it('M10 a cart that cannot be read now is asked about another time', async () => {
    platform.fails('order', 'CONNECTION');
    const { go, asked } = arrive();
    expect(await go()).toBe('failed');
    expect(asked).toEqual([]);
    expect(storage().market.read()).toBe('de-eur');
  });

  it('M10 the market of another tab is no matter of this one', async () => {
    sessionStorage.clear();
    const { go, asked } = arrive();
    expect(await go()).toBe('stayed');
    expect(asked).toEqual([]);
    expect(storage().carts.read()).toEqual({ 'de-eur': 'german' });
  });
});
