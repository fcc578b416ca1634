import { waitFor } from '@testing-library/react';
import { sessionStore } from '@shop/contracts/commerce';
import type { ThunkExtra } from '@shop/contracts/store';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { arrive } from '../testing/arrival.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { line, pieces } from '../testing/transfer-orders.ts';
import { orderInStore } from './order-access.ts';
import { selectTransferStatus } from './transfer-status.ts';
import { transferToMarket } from './transfer-to-market.ts';
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

describe('transferToMarket', () => {
  it('M10 asks first, and changes nothing before the shopper agrees', async () => {
    const { go, dialogs, orderId } = arrive();
    expect(await go()).toBe('asked');
    expect(dialogs).toEqual([
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

  it('M10 transfers the cart once agreed, and forgets the emptied one', async () => {
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
    'M10 P5 has an unconfirmed add of the previous page, which %s, in the cart once',
    async (_what, target, goods) => {
      const stored = {
        ...{ kind: 'add', orderId: 'german', target },
        addition: { kind: 'sku', code: 'GAVI', name: 'Gavi', quantity: 2, maxQuantity: 24 },
      };
      storeText('outbox', JSON.stringify({ page: '1', wishes: [stored] }));
      const { go, orderId } = arrive();
      expect(await go(true)).toBe('transferred');
      await waitFor(() => expect(pieces(orderId() ?? '')).toEqual(goods));
      await waitFor(() => expect(storedText('outbox')).toBeNull());
    },
  );

  it('M10 does not ask again after the shopper agreed in the other market', async () => {
    storage().movingTo.write('it-eur');
    const { go, dialogs } = arrive();
    expect(await go()).toBe('transferred');
    expect(dialogs).toEqual([]);
    expect(storage().movingTo.read()).toBeNull();
  });

  it('M10 asks even if the shopper agreed for another market', async () => {
    storage().movingTo.write('fr-eur');
    expect(await arrive().go()).toBe('asked');
  });

  it('M10 names the cart’s country in a market of several', async () => {
    storage().market.write('rest-of-world-usd');
    storage().carts.write({ 'rest-of-world-usd': 'world' });
    platform.holdsOrder({ id: 'world', countryLock: 'JP', lines: [line('GAVI', 1)] });
    const { go, dialogs } = arrive();
    await go();
    expect(dialogs).toMatchObject([
      { props: { from: { market: 'rest-of-world-usd', country: 'JP' } } },
    ]);
  });

  it.each([
    [true, 'failed'],
    [false, 'idle'],
  ] as const)('M10 reports a failure only after the shopper agreed: %s', async (agreed, state) => {
    platform.fails('order', 'CONNECTION');
    const { go, status } = arrive();
    expect(await go(agreed)).toBe('failed');
    expect(status()).toBe(state);
  });

  it('M10 waits for the page’s own writes', async () => {
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

  it('M10 keeps the cart of the other market while it has lines', async () => {
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

  it('M10 resumes after an interruption', async () => {
    platform.fails('createOrder', 'CONNECTION');
    const first = arrive();
    expect(await first.go(true)).toBe('failed');
    expect(first.status()).toBe('failed');
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
  ] as const)('M10 does not ask about a cart that %s', async (_, arrange, kept) => {
    arrange();
    const { go, dialogs } = arrive();
    expect(await go()).toBe('stayed');
    expect(dialogs).toEqual([]);
    expect(storage().carts.read()?.['de-eur']).toBe(kept);
    expect(storage().market.read()).toBe('it-eur');
  });

  it('M10 asks later about a cart that cannot be read now', async () => {
    platform.fails('order', 'CONNECTION');
    const { go, dialogs } = arrive();
    expect(await go()).toBe('failed');
    expect(dialogs).toEqual([]);
    expect(storage().market.read()).toBe('de-eur');
  });

  it('M10 T3 keeps the cart of a customer whose session expires meanwhile, for the next login', async () => {
    const { store, status } = arrive(null, 'customer');
    // The next token is a guest's, who may not see the order.
    platform.orders.clear();
    const reach = (_: unknown, { orderId }: { orderId: string }) => {
      const source = orderInStore(store.dispatch, orderId);
      const read = () => {
        store.dispatch({ type: 'session/known', payload: { kind: 'anonymous' } });
        return source.read();
      };
      return { ...source, read };
    };
    expect(await store.dispatch(transferToMarket({ agreed: true, reach }))).toBe('failed');
    expect(status()).toBe('failed');
    expect(storage().carts.read()).toEqual({ 'de-eur': 'german' });
    expect(storage().market.read()).toBe('de-eur');
  });

  it('M10 ignores the market of another tab', async () => {
    sessionStorage.clear();
    const { go, dialogs } = arrive();
    expect(await go()).toBe('stayed');
    expect(dialogs).toEqual([]);
    expect(storage().carts.read()).toEqual({ 'de-eur': 'german' });
  });
});
