import { aLine, euros } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { repairsChanged, selectRepairs } from '../store/cart-slice.ts';
import { checkCart } from './check-cart.ts';

const line = aLine({ id: 'l', code: 'BARBERA', name: 'Barbera', quantity: 3 });
const openPage = () => createTestPage({ orderId: 'order-1' });
const refreshes = () => platform.calls.filter((call) => call === 'refreshOrder');

beforeEach(() => {
  sessionStorage.clear();
  resetPlatform();
  platform.holdsOrder({ lines: [line] });
});

describe('checkCart', () => {
  it('T15 reduces what is short, tells analytics the difference and keeps it for the notice', async () => {
    platform.holdsOrder({ lines: [{ ...line, available: 1 }] });
    const page = openPage();
    await page.store.dispatch(checkCart('open'));
    expect(platform.orders.get('order-1')?.lines[0]?.quantity).toBe(1);
    expect(selectRepairs(page.store.getState())).toEqual([
      { kind: 'reduced', lineId: 'l', name: 'Barbera', quantity: 1 },
    ]);
    expect(page.analytics).toMatchObject([
      { name: 'remove_from_cart', params: { items: [{ quantity: 2 }] } },
    ]);
  });

  it('T15 names a price that is another than the one last seen, across a reload, and once', async () => {
    await openPage().store.dispatch(checkCart('open'));
    platform.holdsOrder({ lines: [aLine({ ...line, unit: euros(1390), total: undefined })] });
    const { store } = openPage();
    await store.dispatch(checkCart('open'));
    expect(selectRepairs(store.getState())).toEqual([
      {
        kind: 'price',
        lineId: 'l',
        name: 'Barbera',
        quantity: 3,
        before: euros(1250),
        now: euros(1390),
      },
    ]);
    store.dispatch(repairsChanged([]));
    await store.dispatch(checkCart('return'));
    expect(selectRepairs(store.getState())).toEqual([]);
  });

  it('T15 names no price of more pieces than were seen: it may be another tier', async () => {
    await openPage().store.dispatch(checkCart('open'));
    const tier = aLine({ ...line, quantity: 6, unit: euros(1100), total: undefined });
    platform.holdsOrder({ lines: [tier] });
    const { store } = openPage();
    await store.dispatch(checkCart('open'));
    expect(selectRepairs(store.getState())).toEqual([]);
  });

  it.each(['{"orderId":1}', 'null', '{"orderId":"order-1","prices":{"l":["a",1]}}', '{'])(
    'E5 takes %s in the storage for nothing seen',
    async (text) => {
      sessionStorage.setItem('fv.cart-prices', text);
      const { store } = openPage();
      await store.dispatch(checkCart('open'));
      expect(selectRepairs(store.getState())).toEqual([]);
    },
  );

  it('E5 works where storage is blocked', async () => {
    const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await openPage().store.dispatch(checkCart('open'))).toMatchObject({ ok: true });
    blocked.mockRestore();
  });

  it('T15 has prices put right once a minute, and always before the checkout', async () => {
    const { store } = openPage();
    for (const on of ['open', 'return', 'checkout'] as const) await store.dispatch(checkCart(on));
    expect(refreshes()).toHaveLength(2);
  });

  it('T15 is content with the order as read when the platform cannot refresh it', async () => {
    platform.fails('refreshOrder', 'SERVER');
    expect(await openPage().store.dispatch(checkCart('open'))).toMatchObject({ ok: true });
  });
});
