import { aLine } from '@shop/contracts/testing';
import { addToCart } from '../commands/add-to-cart.ts';
import { changeOptions, changeQuantity } from '../commands/change-line.ts';
import { applyCode } from '../commands/codes.ts';
import { selectConnection, selectProblems } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';

const line = aLine({ id: 'l', code: 'BARBERA', quantity: 2, available: 20 });
const openPage = () => createTestPage({ orderId: 'order-1' });
const add = ({ store }: TestPage, quantity: number) =>
  store.dispatch(
    addToCart({ kind: 'sku', code: 'BARBERA', name: 'Barbera', quantity, maxQuantity: 24 }),
  );
const quantity = () => platform.orders.get('order-1')?.lines[0]?.quantity;
const called = (name: string) => platform.calls.filter((call) => call.startsWith(name));

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({ lines: [line] });
});

describe('sendWithRecovery', () => {
  it('P5 does not repeat a change that the platform made before its response was lost', async () => {
    platform.fails('addLine', 'CONNECTION', { afterwards: true });
    expect((await add(openPage(), 3)).ok).toBe(true);
    expect(called('addLine')).toHaveLength(1);
    expect(quantity()).toBe(5);
  });

  it('X sends a change again if the order does not contain it', async () => {
    platform.fails('addLine', 'CONNECTION');
    expect((await add(openPage(), 3)).ok).toBe(true);
    expect(called('addLine')).toHaveLength(2);
    expect(quantity()).toBe(5);
  });

  it('P5 sends nothing until the order was read after a lost response', async () => {
    const page = openPage();
    await page.store.dispatch(changeQuantity('order-1', line, 2));
    platform.fails('addLine', 'TIMEOUT', { afterwards: true });
    platform.fails('order', 'SERVER');
    const adding = add(page, 3);
    await until(page, (state) => selectConnection(state) === 'offline');
    globalThis.dispatchEvent(new Event('online'));
    expect((await adding).ok).toBe(true);
    expect(quantity()).toBe(5);
  });

  it('X sends waiting changes in request order when the network returns', async () => {
    const page = openPage();
    await page.store.dispatch(changeQuantity('order-1', line, 3));
    platform.calls = [];
    platform.fails('setCoupon', 'CONNECTION');
    platform.fails('order', 'CONNECTION');
    const all = [
      page.store.dispatch(applyCode('order-1', 'WELCOME10')),
      page.store.dispatch(changeQuantity('order-1', line, 7)),
      add(page, 1),
    ];
    await until(page, (state) => selectConnection(state) === 'offline');
    globalThis.dispatchEvent(new Event('online'));
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
    expect(platform.calls.filter((call) => !call.startsWith('order'))).toEqual([
      'setCoupon WELCOME10',
      'setCoupon WELCOME10',
      'updateLine l 7',
      'addLine BARBERA 1',
    ]);
    expect(quantity()).toBe(8);
  });

  it('V9 turns out of stock into the current limit', async () => {
    const page = openPage();
    await page.store.dispatch(changeQuantity('order-1', line, 3));
    platform.stock.set('BARBERA', 4);
    platform.holdsOrder({ lines: [{ ...line, quantity: 3, available: 4 }] });
    await page.store.dispatch(changeQuantity('order-1', line, 9));
    expect(selectProblems(page.store.getState())).toEqual({
      l: { code: 'OVER_LIMIT', max: 4, inCart: 0 },
    });
    expect(quantity()).toBe(3);
  });

  it('T8 changes options alone, without an analytics event', async () => {
    const page = openPage();
    const card = { id: 'card', name: 'Card', quantity: 1 };
    await page.store.dispatch(changeOptions('order-1', line, [card]));
    expect(platform.orders.get('order-1')?.lines[0]?.options).toMatchObject([
      { optionId: 'card', quantity: 1 },
    ]);
    await page.store.dispatch(changeQuantity('order-1', { ...line }, 1));
    expect(page.analytics).toMatchObject([{ name: 'remove_from_cart' }]);
  });

  it('V7 does not send a code longer than any', async () => {
    const tried = await openPage().store.dispatch(applyCode('order-1', 'x'.repeat(200)));
    expect(tried).toMatchObject({ ok: false, error: { code: 'INVALID_COUPON' } });
    expect(platform.calls.filter((it) => it.startsWith('setCoupon'))).toEqual([]);
  });

  it('V7 trims a code', async () => {
    await openPage().store.dispatch(applyCode('order-1', '  WELCOME10\u200b \n'));
    expect(called('setCoupon')).toEqual(['setCoupon WELCOME10']);
  });
});
