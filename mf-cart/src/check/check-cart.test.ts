import { selectOrderId } from '@shop/contracts/store';
import { aLine, euros } from '@shop/contracts/testing';
import { storeText } from '@shop/contracts/testing/storage';
import { loadCommands } from '../commands/load-commands.ts';
import { repairsChanged, selectRepairs } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { checkCart, checkUnlessConfirmed } from './check-cart.ts';

jest.mock('../commands/load-commands.ts', () => ({ loadCommands: jest.fn() }));

const line = aLine({ id: 'l', code: 'BARBERA', name: 'Barbera', quantity: 3 });
const openPage = () => createTestPage({ orderId: 'order-1' });
const refreshes = () => platform.calls.filter((call) => call === 'refreshOrder');

beforeEach(() => {
  sessionStorage.clear();
  resetPlatform();
  jest
    .mocked(loadCommands)
    .mockReset()
    .mockImplementation(() => import('../commands/lazy-commands.ts'));
  platform.holdsOrder({ lines: [line] });
});

describe('checkCart', () => {
  it('T15 reduces a line above the stock, reports the difference to analytics and lists it in the notice', async () => {
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

  it('T15 Q1 fetches no code for a cart without a repair', async () => {
    await openPage().store.dispatch(checkCart('open'));
    expect(loadCommands).not.toHaveBeenCalled();
  });

  it('T15 leaves a repair whose code does not load to the next check', async () => {
    platform.holdsOrder({ lines: [{ ...line, available: 1 }] });
    const { store } = openPage();
    jest.mocked(loadCommands).mockRejectedValueOnce(new Error('failed'));
    expect(await store.dispatch(checkCart('open'))).toMatchObject({ ok: true });
    expect(selectRepairs(store.getState())).toEqual([]);
    await store.dispatch(checkCart('return'));
    expect(selectRepairs(store.getState())).toMatchObject([{ kind: 'reduced', quantity: 1 }]);
  });

  it('T15 does not open the checkout with a line that cannot be sold, without the code of its repair', async () => {
    platform.holdsOrder({ lines: [{ ...line, available: 1 }] });
    const { store } = openPage();
    jest.mocked(loadCommands).mockRejectedValueOnce(new Error('failed'));
    await store.dispatch(checkCart('open'));
    jest.mocked(loadCommands).mockRejectedValueOnce(new Error('failed'));
    expect(await store.dispatch(checkCart('checkout'))).toMatchObject({
      ok: false,
      error: { code: 'CONNECTION' },
    });
    await store.dispatch(checkUnlessConfirmed());
    expect(selectRepairs(store.getState())).toMatchObject([{ kind: 'reduced', quantity: 1 }]);
  });

  it('T15 reports a price that differs from the last one shown, across a reload, and once', async () => {
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

  it('T15 reports no price for another quantity: it may be another tier', async () => {
    await openPage().store.dispatch(checkCart('open'));
    const tier = aLine({ ...line, quantity: 6, unit: euros(1100), total: undefined });
    platform.holdsOrder({ lines: [tier] });
    const { store } = openPage();
    await store.dispatch(checkCart('open'));
    expect(selectRepairs(store.getState())).toEqual([]);
  });

  it.each(['{"orderId":1}', 'null', '{"orderId":"order-1","prices":{"l":["a",1]}}', '{'])(
    'E5 treats %s in storage as no prices',
    async (text) => {
      storeText('cartPrices', text);
      const { store } = openPage();
      await store.dispatch(checkCart('open'));
      expect(selectRepairs(store.getState())).toEqual([]);
    },
  );

  it('E5 works if storage is blocked', async () => {
    const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await openPage().store.dispatch(checkCart('open'))).toMatchObject({ ok: true });
    blocked.mockRestore();
  });

  it('T15 confirms prices once a minute, and always before the checkout', async () => {
    const { store } = openPage();
    for (const on of ['open', 'return', 'checkout'] as const) await store.dispatch(checkCart(on));
    expect(refreshes()).toHaveLength(2);
  });

  it('T15 reads the order once: its refresh is the newest state', async () => {
    const { store } = openPage();
    await store.dispatch(checkCart('checkout'));
    expect(platform.calls).toEqual(['order order-1', 'refreshOrder']);
    await store.dispatch(checkCart('checkout'));
    expect(platform.calls.slice(2)).toEqual(['refreshOrder']);
    await store.dispatch(checkCart('return'));
    expect(platform.calls.slice(3)).toEqual(['order order-1']);
  });

  it('T1 forgets an order that another page has placed', async () => {
    const { store } = openPage();
    await store.dispatch(checkCart('checkout'));
    platform.holdsOrder({ status: 'placed', editable: false, lines: [line] });
    expect(await store.dispatch(checkCart('checkout'))).toBeNull();
    expect(selectOrderId(store.getState())).toBeNull();
  });

  it('T15 uses the order as read if the platform cannot refresh it', async () => {
    platform.fails('refreshOrder', 'SERVER');
    expect(await openPage().store.dispatch(checkCart('open'))).toMatchObject({ ok: true });
  });
});
