import { selectOrderId } from '@shop/contracts/store';
import { aLine } from '@shop/contracts/testing';
import type { NewLineItem } from '../outbox/pending-change.ts';
import { clearOutbox } from '../outbox/restore.ts';
import { changeRemoved, selectConnection, selectPendingChanges } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { addToCart } from './add-to-cart.ts';

const barbera = {
  kind: 'sku',
  code: 'BARBERA',
  name: 'Barbera',
  quantity: 1,
  maxQuantity: 12,
} as const;
const add = ({ store }: TestPage, addition: Partial<NewLineItem> = {}) =>
  store.dispatch(addToCart({ ...barbera, ...addition }));
const orderIdOf = ({ store }: TestPage) => selectOrderId(store.getState());
const linesOf = (orderId: string) =>
  platform.orders.get(orderId)?.lines.map(({ code, quantity }) => [code, quantity]);
const called = (name: string) => platform.calls.filter((call) => call.startsWith(name));

beforeEach(resetPlatform);

describe('addToCart', () => {
  it('T2 creates the order with the first add, locked to the country', async () => {
    const page = createTestPage();
    expect((await add(page)).ok).toBe(true);
    expect(platform.calls).toEqual(['createOrder IT', 'addLine BARBERA 1']);
    expect(orderIdOf(page)).toBe('order-1');
  });

  it('S5 sends the line before the page learns of a new order', async () => {
    const page = createTestPage();
    page.events.on('session:order', () => platform.calls.push('heard'));
    await add(page);
    expect(platform.calls).toEqual(['createOrder IT', 'addLine BARBERA 1', 'heard']);
  });

  it('T2 publishes a new order even if its first line is refused', async () => {
    platform.fails('addLine', 'OUT_OF_STOCK');
    const page = createTestPage();
    await add(page);
    expect(orderIdOf(page)).toBe('order-1');
  });

  it('T2 reports if no order can be created, and adds nothing', async () => {
    platform.fails('createOrder', 'SERVER');
    const page = createTestPage();
    expect(await add(page)).toMatchObject({ ok: false, error: { code: 'CANNOT_CREATE_ORDER' } });
    expect(orderIdOf(page)).toBeNull();
    expect(page.analytics).toEqual([]);
  });

  it('T7 creates one order for concurrent adds and sends them one by one', async () => {
    const page = createTestPage();
    await Promise.all([add(page), add(page), add(page, { code: 'GAVI', quantity: 2 })]);
    expect(called('createOrder')).toHaveLength(1);
    expect(linesOf('order-1')).toEqual([
      ['BARBERA', 2],
      ['GAVI', 2],
    ]);
  });

  it('T7 continues with the next add after a refused one', async () => {
    platform.fails('addLine', 'OUT_OF_STOCK');
    const page = createTestPage();
    const [first, second] = await Promise.all([add(page), add(page)]);
    expect([first.ok, second.ok]).toEqual([false, true]);
    expect(linesOf('order-1')).toEqual([['BARBERA', 1]]);
  });

  it('T7 raises an existing line', async () => {
    platform.holdsOrder({ lines: [aLine({ id: 'l', code: 'BARBERA', quantity: 3 })] });
    await add(createTestPage({ orderId: 'order-1' }), { quantity: 2 });
    expect(linesOf('order-1')).toEqual([['BARBERA', 5]]);
  });

  it('T7 sends the chosen options', async () => {
    await add(createTestPage(), { options: [{ id: 'card', name: 'Greeting card' }] });
    expect(platform.orders.get('order-1')?.lines[0]?.options[0]?.optionId).toBe('card');
  });

  it('T8 reports the added quantity to analytics and the change to the page', async () => {
    platform.holdsOrder({ lines: [aLine({ id: 'l', code: 'BARBERA', quantity: 3 })] });
    const page = createTestPage({ orderId: 'order-1' });
    await add(page, { quantity: 2 });
    expect(page.analytics).toMatchObject([
      { name: 'add_to_cart', params: { items: [{ item_id: 'BARBERA', quantity: 2 }] } },
    ]);
    expect(page.changed).toEqual(['order-1']);
  });

  it.each([
    ['placed', { status: 'placed', editable: false }],
    ['in another currency', { currency: 'GBP' }],
  ] as const)('T1 creates a new order if the present one is %s', async (_, order) => {
    platform.holdsOrder(order);
    const page = createTestPage({ orderId: 'order-1' });
    await add(page);
    expect(orderIdOf(page)).toBe('order-2');
    expect(linesOf('order-2')).toEqual([['BARBERA', 1]]);
  });

  it('T1 creates a new order if the present one is gone', async () => {
    const page = createTestPage({ orderId: 'elsewhere' });
    await add(page);
    expect(orderIdOf(page)).toBe('order-1');
  });

  it('T1 creates a new order if the present one goes between read and write', async () => {
    platform.holdsOrder();
    const page = createTestPage({ orderId: 'order-1' });
    await add(page);
    platform.holdsOrder({ id: 'order-1', status: 'placed', editable: false });
    expect((await add(page, { code: 'GAVI' })).ok).toBe(true);
    expect(linesOf('order-2')).toEqual([['GAVI', 1]]);
  });

  it('T1 keeps the order and creates none if it cannot be read', async () => {
    platform.holdsOrder();
    platform.fails('order', 'SERVER');
    const page = createTestPage({ orderId: 'order-1' });
    expect(await add(page)).toMatchObject({ ok: false, error: { code: 'SERVER' } });
    expect(orderIdOf(page)).toBe('order-1');
    expect(called('createOrder')).toEqual([]);
  });

  it('X waits for the network and is sent when it returns', async () => {
    platform.holdsOrder();
    platform.fails('order', 'CONNECTION');
    const page = createTestPage({ orderId: 'order-1' });
    const adding = add(page);
    await until(page, (state) => selectConnection(state) === 'offline');
    expect(selectPendingChanges(page.store.getState())).toMatchObject([
      { kind: 'add', sent: false },
    ]);
    window.dispatchEvent(new Event('online'));
    expect((await adding).ok).toBe(true);
    expect(selectConnection(page.store.getState())).toBe('online');
    expect(linesOf('order-1')).toEqual([['BARBERA', 1]]);
  });

  describe('if it is undone or cleared while the order is being created', () => {
    const interrupt = async (page: TestPage, act: (id: string) => void): Promise<void> => {
      const release = platform.hold();
      const adding = add(page);
      await until(page, () => called('createOrder').length > 0);
      act(selectPendingChanges(page.store.getState())[0]!.id);
      release();
      expect(await adding).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
      expect(called('addLine')).toEqual([]);
      expect(page.analytics).toEqual([]);
    };

    it('S5 is not sent, and the next add uses the order', async () => {
      const page = createTestPage();
      await interrupt(page, (id) => void page.store.dispatch(changeRemoved(id)));
      expect(orderIdOf(page)).toBe('order-1');
      await add(page);
      expect(called('createOrder')).toHaveLength(1);
    });

    it('T3 is not sent after a logout, and the order is not published', async () => {
      const page = createTestPage({ kind: 'customer', ownerId: 'ada' });
      await interrupt(page, () => {
        page.shop.session.end('logout');
        void page.store.dispatch(clearOutbox());
      });
      expect(orderIdOf(page)).toBeNull();
    });

    it('S5 creates no order for it when the network returns', async () => {
      platform.fails('createOrder', 'CONNECTION');
      const page = createTestPage();
      const adding = add(page);
      await until(page, (state) => selectConnection(state) === 'offline');
      await page.store.dispatch(clearOutbox());
      window.dispatchEvent(new Event('online'));
      await adding;
      expect(called('createOrder')).toHaveLength(1);
      expect(selectConnection(page.store.getState())).toBe('online');
    });
  });

  it('counts a line that arrived although its response was lost', async () => {
    platform.fails('addLine', 'TIMEOUT', { afterwards: true });
    const page = createTestPage();
    expect((await add(page)).ok).toBe(true);
    expect(linesOf('order-1')).toEqual([['BARBERA', 1]]);
    expect(page.analytics).toHaveLength(1);
  });

  it('reports a lost request whose line did not arrive', async () => {
    platform.fails('addLine', 'TIMEOUT');
    const page = createTestPage();
    expect(await add(page)).toMatchObject({ ok: false, error: { code: 'TIMEOUT' } });
    expect(page.analytics).toEqual([]);
  });

  it.each([0, -1, 1.5, NaN])('sends nothing for quantity %p', async (quantity) => {
    const added = await add(createTestPage(), { quantity });
    expect(added).toMatchObject({ ok: false, error: { code: 'NOT_A_QUANTITY' } });
    expect(platform.calls).toEqual([]);
  });

  it('V9 refuses a quantity above the limit together with the cart', async () => {
    platform.holdsOrder({ lines: [aLine({ id: 'l', code: 'BARBERA', quantity: 10 })] });
    const added = await add(createTestPage({ orderId: 'order-1' }), { quantity: 3 });
    expect(added).toMatchObject({ ok: false, error: { code: 'OVER_LIMIT', max: 12, inCart: 10 } });
    expect(called('addLine')).toEqual([]);
  });

  it('V9 reports the platform’s refusal of a quantity above the stock', async () => {
    platform.stock.set('BARBERA', 2);
    const added = await add(createTestPage(), { quantity: 3 });
    expect(added).toMatchObject({ ok: false, error: { code: 'OUT_OF_STOCK' } });
  });
});
