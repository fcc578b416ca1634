import { aLine } from '@shop/contracts/testing';
import { orderApi } from '@shop/contracts/commerce/order';
import { addToCart } from '../commands/add-to-cart.ts';
import { changeQuantity } from '../commands/change-line.ts';
import { selectProblems } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';

const line = aLine({ id: 'l', code: 'BARBERA', quantity: 2, available: 20 });
const barbera = {
  kind: 'sku',
  code: 'BARBERA',
  name: 'Barbera',
  quantity: 3,
  maxQuantity: 24,
} as const;

const shown = ({ store }: TestPage) =>
  orderApi.endpoints.order
    .select('order-1')(store.getState())
    .data?.lines.map(({ code, quantity }) => [code, quantity]);
const truth = () =>
  platform.orders.get('order-1')?.lines.map(({ code, quantity }) => [code, quantity]);

beforeEach(() => {
  jest.useFakeTimers();
  resetPlatform();
  sessionStorage.clear();
  platform.holdsOrder({ lines: [line] });
});
afterEach(() => jest.useRealTimers());

describe('a change that failed without a response and is made after 39 s', () => {
  it('C5 P5 shows in the cart, is sent once, and is then reported to analytics', async () => {
    const page = createTestPage({ orderId: 'order-1' });
    platform.fails('addLine', 'TIMEOUT', { later: 39_000 });
    const adding = page.store.dispatch(addToCart(barbera));
    await jest.advanceTimersByTimeAsync(100);
    expect(await adding).toMatchObject({ ok: false, error: { code: 'TIMEOUT' } });
    expect(shown(page)).toEqual([['BARBERA', 2]]);
    expect(page.analytics).toEqual([]);
    await jest.advanceTimersByTimeAsync(41_000);
    expect(truth()).toEqual([['BARBERA', 5]]);
    expect(shown(page)).toEqual(truth());
    expect(page.analytics).toMatchObject([{ name: 'add_to_cart' }]);
    expect(platform.calls.filter((call) => call.startsWith('addLine'))).toHaveLength(1);
  });

  it('C5 P5 creates no second line if the shopper has added again meanwhile', async () => {
    const page = createTestPage({ orderId: 'order-1' });
    platform.fails('addLine', 'TIMEOUT', { later: 39_000 });
    const gavi = { ...barbera, code: 'GAVI', quantity: 1 };
    void page.store.dispatch(addToCart(gavi));
    void page.store.dispatch(addToCart(gavi));
    await jest.advanceTimersByTimeAsync(41_000);
    expect(truth()).toEqual([
      ['BARBERA', 2],
      ['GAVI', 2],
    ]);
    expect(shown(page)).toEqual(truth());
  });

  it('T8 clears the problem beside the line', async () => {
    const page = createTestPage({ orderId: 'order-1' });
    platform.fails('updateLine', 'TIMEOUT', { later: 5_000 });
    void page.store.dispatch(changeQuantity('order-1', line, 4));
    await jest.advanceTimersByTimeAsync(100);
    expect(selectProblems(page.store.getState())).toEqual({ l: { code: 'TIMEOUT' } });
    await jest.advanceTimersByTimeAsync(11_000);
    expect(shown(page)).toEqual([['BARBERA', 4]]);
    expect(selectProblems(page.store.getState())).toEqual({});
    const calls = platform.calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(platform.calls).toHaveLength(calls);
  });
});
