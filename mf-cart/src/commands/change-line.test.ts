import { aLine } from '@shop/contracts/testing';
import { clearOutbox } from '../outbox/restore.ts';
import { selectPendingChanges, selectProblems, selectRepairs } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';
import { changeQuantity, removeLine } from './change-line.ts';

const line = aLine({ id: 'l', code: 'BARBERA', quantity: 2, available: 10 });
const change = ({ store }: TestPage, quantity: number) =>
  store.dispatch(changeQuantity('order-1', line, quantity));
const quantity = () => platform.orders.get('order-1')?.lines[0]?.quantity;
const updates = () => platform.calls.filter((call) => call.startsWith('updateLine'));
const tick = () => new Promise((resolve) => setTimeout(resolve));
const openPage = () => createTestPage({ orderId: 'order-1' });

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({ lines: [line] });
});

describe('changeQuantity', () => {
  it('shows the requested quantity at once and the platform’s after the response', async () => {
    const page = openPage();
    const release = platform.hold();
    const changing = change(page, 5);
    expect(selectPendingChanges(page.store.getState())).toMatchObject([
      { kind: 'line', lineId: 'l', quantity: 5 },
    ]);
    release();
    await changing;
    expect(selectPendingChanges(page.store.getState())).toEqual([]);
    expect(quantity()).toBe(5);
  });

  it('T8 sends analytics for the difference, up and down', async () => {
    const page = openPage();
    await change(page, 5);
    await change(page, 4);
    expect(page.analytics).toMatchObject([
      { name: 'add_to_cart', params: { items: [{ quantity: 3 }] } },
      { name: 'remove_from_cart', params: { items: [{ quantity: 1 }] } },
    ]);
    expect(page.changed).toEqual(['order-1', 'order-1']);
  });

  it('T8 sends only the last of several waiting changes', async () => {
    const page = openPage();
    const release = platform.hold();
    const all = [3, 4, 5, 6].map((wanted) => change(page, wanted));
    release();
    await Promise.all(all);
    expect(updates()).toEqual(['updateLine l 6']);
    expect(page.analytics).toMatchObject([{ params: { items: [{ quantity: 4 }] } }]);
  });

  it.each([
    ['a later click', (page: TestPage) => change(page, 6), ['updateLine l 6']],
    ['a removal', ({ store }: TestPage) => store.dispatch(removeLine('order-1', line)), []],
  ])('T8 sends %s made while the order is being read', async (_, act, updated) => {
    const page = openPage();
    const release = platform.hold();
    const first = change(page, 5);
    await tick();
    expect(platform.calls).toEqual(['order order-1']);
    const later = act(page);
    release();
    expect(await Promise.all([first, later])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(updates()).toEqual(updated);
    expect(quantity()).toBe(updated.length > 0 ? 6 : undefined);
  });

  it('T3 sends nothing that was cleared while the order was being read', async () => {
    const page = openPage();
    const release = platform.hold();
    const changing = change(page, 5);
    await tick();
    await page.store.dispatch(clearOutbox());
    release();
    expect((await changing).ok).toBe(true);
    expect(updates()).toEqual([]);
  });

  it('T5 refuses a change if the cart has another order when its turn comes', async () => {
    const page = openPage();
    const release = platform.hold();
    const changing = change(page, 5);
    page.events.emit('session:order', { orderId: 'merged' });
    release();
    expect((await changing).ok).toBe(false);
    expect(updates()).toEqual([]);
    expect(selectProblems(page.store.getState())).toEqual({ l: { code: 'NOT_FOUND' } });
  });

  it('sends nothing if the quantity is back at its start', async () => {
    const page = openPage();
    const release = platform.hold();
    const all = [change(page, 3), change(page, 2)];
    release();
    await Promise.all(all);
    expect(updates()).toEqual([]);
    expect(selectPendingChanges(page.store.getState())).toEqual([]);
  });

  it('X shows the platform’s quantity and the reason after a refusal', async () => {
    platform.fails('updateLine', 'VALIDATION');
    const page = openPage();
    expect((await change(page, 5)).ok).toBe(false);
    expect(selectPendingChanges(page.store.getState())).toEqual([]);
    expect(selectProblems(page.store.getState())).toEqual({ l: { code: 'VALIDATION' } });
    expect(quantity()).toBe(2);
    expect(page.analytics).toEqual([]);
  });

  it('clears the reason with the next change', async () => {
    platform.fails('updateLine', 'VALIDATION');
    const page = openPage();
    await change(page, 5);
    await change(page, 3);
    expect(selectProblems(page.store.getState())).toEqual({});
  });

  it('counts a change that arrived although its response was lost', async () => {
    platform.fails('updateLine', 'TIMEOUT', { afterwards: true });
    const page = openPage();
    expect((await change(page, 5)).ok).toBe(true);
    expect(page.analytics).toHaveLength(1);
  });

  it.each([0, -1, 1.5, NaN])('refuses quantity %p and sends nothing', async (wanted) => {
    const page = openPage();
    await change(page, wanted);
    expect(selectProblems(page.store.getState())).toEqual({ l: { code: 'NOT_A_QUANTITY' } });
    expect(platform.calls).toEqual([]);
  });

  it('V9 refuses more than the stock and sends nothing', async () => {
    const page = openPage();
    await change(page, 11);
    expect(selectProblems(page.store.getState())).toEqual({
      l: { code: 'OVER_LIMIT', max: 10, inCart: 0 },
    });
    expect(platform.calls).toEqual([]);
  });

  it('T15 reduces the line if the refusal shows less stock', async () => {
    platform.stock.set('BARBERA', 1);
    const page = openPage();
    await page.store.dispatch(changeQuantity('order-1', { ...line }, 2 + 1));
    platform.holdsOrder({ lines: [aLine({ ...line, available: 1, total: undefined })] });
    await change(page, 4);
    expect(quantity()).toBe(1);
    expect(selectRepairs(page.store.getState())).toMatchObject([{ lineId: 'l', quantity: 1 }]);
  });
});
