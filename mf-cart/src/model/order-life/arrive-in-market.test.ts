import { sessionStore } from '@shop/contracts/commerce';
import { injectSlice, selectOrderId } from '@shop/contracts/store';
import { aLine } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../../testing/fake-order-api.ts';
import { createTestPage } from '../../testing/test-page.ts';
import { arriveInMarket } from './arrive-in-market.ts';
import { keptList, orderLifeSlice, selectCarrying } from './order-life-slice.ts';
import { orderInStore } from './order-in-store.ts';

const line = (code: string, quantity: number) =>
  aLine({ id: `line-${code}`, code, name: code, quantity });

const pieces = (id: string | null) =>
  Object.fromEntries(
    (platform.orders.get(id ?? '')?.lines ?? []).map(({ code, quantity }) => [code, quantity]),
  );

/** A page in Italy, in a tab that was in Germany before. */
const arrive = () => {
  injectSlice(orderLifeSlice);
  const page = createTestPage({ kind: 'anonymous' });
  const { store, events } = page;
  const asked: unknown[] = [];
  events.on('modal:open', (modal) => asked.push(modal));
  const reach = (_: unknown, { orderId }: { orderId: string }) =>
    orderInStore(store.dispatch, orderId);
  return {
    asked,
    orderId: () => selectOrderId(store.getState()),
    carrying: () => selectCarrying(store.getState()),
    go: (agreed = false) => store.dispatch(arriveInMarket({ agreed, reach })),
  };
};

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
    const { go, orderId } = arrive();
    expect(await go(true)).toBe('brought');
    expect([pieces(orderId()), pieces('german')]).toEqual([{ GAVI: 2, SOAVE: 1 }, {}]);
    expect(storage().carts.read()).toBeNull();
    expect(storage().market.read()).toBe('it-eur');
  });

  it('M10 asks nothing that was agreed to before coming', async () => {
    storage().movingTo.write('it-eur');
    const { go, asked } = arrive();
    expect(await go()).toBe('brought');
    expect(asked).toEqual([]);
    expect(storage().movingTo.read()).toBeNull();
  });

  it('M10 remembers the cart of the other market while something is left in it', async () => {
    platform.fails('addLine', 'VALIDATION');
    const { go } = arrive();
    await go(true);
    expect(storage().carts.read()).toEqual({ 'de-eur': 'german' });
    expect(pieces('german')).toEqual({ GAVI: 2 });
    expect(keptList().read()).toMatchObject({ occasion: 'market', items: [{ name: 'GAVI' }] });
  });

  it('M10 goes on by itself after it was interrupted', async () => {
    platform.fails('createOrder', 'CONNECTION');
    const first = arrive();
    expect(await first.go(true)).toBe('failed');
    expect(first.carrying()).toBe('failed');
    expect(pieces('german')).toEqual({ GAVI: 2, SOAVE: 1 });
    const second = arrive();
    expect(await second.go()).toBe('brought');
    expect([pieces(second.orderId()), pieces('german')]).toEqual([{ GAVI: 2, SOAVE: 1 }, {}]);
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
