import { aLine } from '@shop/contracts/testing';
import { loadCart } from '../order/load-cart.ts';
import { selectPendingChanges, selectProblems } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { changeQuantity, removeLine, restoreLine } from './change-line.ts';

const card = {
  id: 'o',
  name: 'Card',
  quantity: 3,
  total: { cents: 300, currency: 'EUR' as const },
  optionId: 'card',
  choices: {},
};
const line = aLine({ id: 'l', code: 'BARBERA', quantity: 3, options: [card] });
const openPage = () => createTestPage({ orderId: 'order-1' });
const linesNow = () => platform.orders.get('order-1')?.lines ?? [];

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({ lines: [line] });
});

describe('removeLine', () => {
  it('T8 removes the line and reports its whole quantity to analytics', async () => {
    const page = openPage();
    await page.store.dispatch(removeLine('order-1', line));
    expect(linesNow()).toEqual([]);
    expect(page.analytics).toMatchObject([
      { name: 'remove_from_cart', params: { items: [{ item_id: 'BARBERA', quantity: 3 }] } },
    ]);
    expect(page.changed).toEqual(['order-1']);
  });

  it('shows the line again with a problem if the platform refuses', async () => {
    platform.fails('removeLine', 'SERVER');
    const page = openPage();
    const { store } = page;
    await store.dispatch(removeLine('order-1', line));
    expect(selectPendingChanges(store.getState())).toEqual([]);
    expect(selectProblems(store.getState())).toEqual({ l: { code: 'SERVER' } });
    expect(page.analytics).toEqual([]);
  });

  it('counts a removal that arrived although its response was lost', async () => {
    platform.fails('removeLine', 'TIMEOUT', { afterwards: true });
    const page = openPage();
    expect((await page.store.dispatch(removeLine('order-1', line))).ok).toBe(true);
    expect(selectProblems(page.store.getState())).toEqual({});
  });

  it('replaces a pending change of quantity', async () => {
    const page = openPage();
    const release = platform.hold();
    const changing = page.store.dispatch(changeQuantity('order-1', line, 5));
    const removing = page.store.dispatch(removeLine('order-1', line));
    release();
    await Promise.all([changing, removing]);
    expect(platform.calls.filter((call) => call.startsWith('updateLine'))).toEqual([]);
    expect(linesNow()).toEqual([]);
  });
});

describe('restoreLine', () => {
  it.each([
    ['keeps the quantity if the platform refuses the removal', 'SERVER', []],
    ['restores the line if the platform makes the removal', null, ['addLine BARBERA 3']],
  ] as const)('T8 %s that is being sent', async (_, refusal, added) => {
    if (refusal) platform.fails('removeLine', refusal);
    const page = openPage();
    const { store } = page;
    await store.dispatch(loadCart());
    const release = platform.hold();
    const removing = store.dispatch(removeLine('order-1', line));
    await until(page, (state) => selectPendingChanges(state).some(({ sent }) => sent));
    const restoring = store.dispatch(restoreLine(line));
    release();
    await removing;
    expect((await restoring).ok).toBe(true);
    expect(platform.calls.filter((call) => call.startsWith('addLine'))).toEqual(added);
    expect(linesNow()).toMatchObject([{ code: 'BARBERA', quantity: 3 }]);
  });

  it('restores a removed line with the same quantity and options', async () => {
    const page = openPage();
    await page.store.dispatch(removeLine('order-1', line));
    await page.store.dispatch(restoreLine(line));
    expect(linesNow()).toMatchObject([
      { code: 'BARBERA', quantity: 3, options: [{ optionId: 'card', choices: {} }] },
    ]);
  });
});
