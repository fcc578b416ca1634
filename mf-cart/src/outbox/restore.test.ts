import type { ThunkExtra } from '@shop/contracts/store';
import { aLine, euros } from '@shop/contracts/testing';
import { storedText, storeText } from '@shop/contracts/testing/storage';
import { addToCart } from '../commands/add-to-cart.ts';
import { changeQuantity } from '../commands/change-line.ts';
import { saveGiftMessage } from '../commands/gift-message.ts';
import { loadCart } from '../order/load-cart.ts';
import { selectPendingChanges } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { persistOutbox, restoredOutbox } from './persist.ts';
import { clearOutbox, restoreChanges } from './restore.ts';

const line = aLine({ id: 'l', code: 'BARBERA', quantity: 2, available: 20 });
const card = { id: 'card', name: 'Card' };
const gavi = { kind: 'sku', code: 'GAVI', name: 'Gavi', quantity: 1, maxQuantity: 24 } as const;
const barbera = { ...gavi, code: 'BARBERA', options: [card] };
const openPage = () => createTestPage({ orderId: 'order-1' });
const openWithOrder = async () => {
  const page = openPage();
  await page.store.dispatch(loadCart());
  return page.store;
};
const lines = () =>
  platform.orders
    .get('order-1')
    ?.lines.map(({ code, quantity, options }) => [
      code,
      quantity,
      ...options.map((it) => it.quantity),
    ]);
const called = (name: string) => platform.calls.filter((call) => call.startsWith(name));

const tick = () => new Promise((resolve) => setTimeout(resolve));
/** Leaves the page during a call: the platform makes the change, and the response is lost. */
const leaveDuring = async (call: string, act: () => void): Promise<void> => {
  const release = platform.hold();
  act();
  while (called(call).length === 0) await tick();
  platform.visit += 1;
  release();
  await tick();
};
const atRest = (page: TestPage) => until(page, (state) => selectPendingChanges(state).length === 0);

/** Opens the next page of the tab and restores the outbox. */
const openNext = async () => {
  const page = openPage();
  const refused: unknown[] = [];
  await page.store.dispatch(
    restoreChanges((change, outcome) => void (outcome.ok || refused.push(change.kind))),
  );
  const shown = selectPendingChanges(page.store.getState()).map(({ kind }) => kind);
  await atRest(page);
  await tick();
  return { page, shown, refused };
};

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  platform.holdsOrder({ lines: [line] });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

describe('the outbox after a page load', () => {
  it('X is queued again on the next page, in order, and shows at once', async () => {
    const { dispatch } = await openWithOrder();
    await leaveDuring('updateLine', () => {
      void dispatch(changeQuantity('order-1', line, 5));
      void dispatch(saveGiftMessage('order-1', 'Auguri'));
      void dispatch(addToCart(gavi));
    });
    const { shown } = await openNext();
    expect(shown).toEqual(['line', 'gift-message', 'add']);
    expect(called('updateLine')).toHaveLength(1);
    expect(lines()).toEqual([
      ['BARBERA', 5],
      ['GAVI', 1],
    ]);
    expect(platform.orders.get('order-1')?.metadata).toMatchObject({ gift_message: 'Auguri' });
    expect(storedText('outbox')).toBeNull();
  });

  it('P5 is not added again if the order contains it, and is reported to analytics', async () => {
    const { dispatch } = await openWithOrder();
    await leaveDuring('addLine', () => void dispatch(addToCart(barbera)));
    const { page } = await openNext();
    expect(called('addLine')).toHaveLength(1);
    expect(lines()).toEqual([['BARBERA', 3, 1]]);
    expect(page.analytics).toMatchObject([{ name: 'add_to_cart' }]);
    expect(page.changed).toEqual(['order-1']);
  });

  it('X is added if the order does not contain it', async () => {
    const { dispatch } = await openWithOrder();
    platform.weather = () => 'cut';
    await leaveDuring('addLine', () => void dispatch(addToCart(barbera)));
    platform.weather = () => 'fine';
    await openNext();
    expect(lines()).toEqual([['BARBERA', 3, 1]]);
  });

  it.each([
    ['T7 is completed if the line arrived without its option', 3, ['BARBERA', 3, 1]],
    ['P5 keeps a line that was changed elsewhere since', 7, ['BARBERA', 7]],
  ])('%s', async (_, has, expected) => {
    const { dispatch } = await openWithOrder();
    await leaveDuring('addLine', () => void dispatch(addToCart(barbera)));
    platform.holdsOrder({ lines: [{ ...line, quantity: has }] });
    await openNext();
    expect(lines()).toEqual([expected]);
  });

  it('T8 lets an option follow if the line arrived without it', async () => {
    const withCard = aLine({
      ...line,
      options: [{ ...card, quantity: 2, total: euros(600), optionId: 'card', choices: {} }],
    });
    platform.holdsOrder({ lines: [withCard] });
    const { dispatch } = await openWithOrder();
    await leaveDuring('updateLine', () => void dispatch(changeQuantity('order-1', withCard, 5)));
    platform.holdsOrder({ lines: [{ ...withCard, quantity: 5 }] });
    await openNext();
    expect(lines()).toEqual([['BARBERA', 5, 5]]);
  });

  it('X reports refusals', async () => {
    const { dispatch } = await openWithOrder();
    await leaveDuring('updateLine', () => {
      void dispatch(changeQuantity('order-1', line, 5));
      void dispatch(addToCart(gavi));
    });
    platform.stock.set('GAVI', 0);
    expect((await openNext()).refused).toEqual(['add']);
  });

  it('M10 stays for its own order', async () => {
    const { store } = openPage();
    void store.dispatch(changeQuantity('order-1', line, 5));
    const otherMarket = createTestPage({ orderId: 'order-2' });
    await otherMarket.store.dispatch(restoreChanges());
    expect(selectPendingChanges(otherMarket.store.getState())).toEqual([]);
    platform.hold();
    void otherMarket.store.dispatch(addToCart(gavi));
    for (const kept of ['order-1', 'GAVI']) expect(storedText('outbox')).toContain(kept);
  });

  it('X adds to the present cart if there was none before', async () => {
    const release = platform.hold();
    void createTestPage().store.dispatch(addToCart(gavi));
    platform.visit += 1;
    release();
    await openNext();
    expect(lines()).toContainEqual(['GAVI', 1]);
    expect(called('createOrder')).toHaveLength(1);
  });

  it('P5 is locked by its page while changes are pending, and that page can still restore it', async () => {
    const locks: Promise<unknown>[] = [];
    const request = (_: string, asks: LockOptions, work: (lock: null) => Promise<unknown>) => {
      const lock = work(null);
      if (!asks.ifAvailable) locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { store } = openPage();
    const release = platform.hold();
    const added = store.dispatch(addToCart(gavi));
    expect(locks).toHaveLength(1);
    const next = openPage();
    await next.store.dispatch(restoreChanges());
    expect(selectPendingChanges(next.store.getState())).toHaveLength(1);
    release();
    await added;
    await locks[0];
  });

  it('E5 stores at most 50 changes and reads no more', () => {
    const page = {} as ThunkExtra;
    const change = { id: 'w', kind: 'code', code: 'A', orderId: 'a', sent: false } as const;
    const kept = () => JSON.parse(storedText('outbox') ?? '{}').wishes;
    persistOutbox(
      page,
      Array.from({ length: 60 }, () => change),
    );
    expect(kept()).toHaveLength(50);
    const stored = { page: 'x', wishes: Array.from({ length: 51 }, () => change) };
    storeText('outbox', JSON.stringify(stored));
    expect(restoredOutbox({} as ThunkExtra).wishes).toEqual([]);
    persistOutbox(page, []);
  });

  it('T3 is cleared with the session, for every order', async () => {
    const { store } = openPage();
    const release = platform.hold();
    void store.dispatch(changeQuantity('order-1', line, 5));
    const otherMarket = createTestPage({ orderId: 'order-2' }).store;
    await otherMarket.dispatch(restoreChanges());
    void otherMarket.dispatch(addToCart(gavi));
    await otherMarket.dispatch(clearOutbox());
    release();
    expect(selectPendingChanges(otherMarket.getState())).toEqual([]);
    expect(storedText('outbox')).toBeNull();
  });

  it('P5 is left to its page while that is open, as in a duplicated tab', async () => {
    const held = {
      request: (...[, , look]: [string, object, (lock: null) => boolean]) => look(null),
    };
    const { store } = openPage();
    void store.dispatch(addToCart(gavi));
    const left = JSON.parse(storedText('outbox') ?? '');
    storeText('outbox', JSON.stringify({ ...left, page: 'the other' }));
    Object.defineProperty(navigator, 'locks', { value: held, configurable: true });
    const copy = openPage();
    await copy.store.dispatch(restoreChanges());
    expect(selectPendingChanges(copy.store.getState())).toEqual([]);
  });

  it.each(['{', '7', '{"page":"1","wishes":[{"kind":"add","orderId":null}]}', '{"wishes":[null]}'])(
    'E5 is empty if storage holds %s',
    async (stored) => {
      storeText('outbox', stored);
      const page = openPage();
      await page.store.dispatch(restoreChanges());
      expect(selectPendingChanges(page.store.getState())).toEqual([]);
    },
  );

  it('E5 is sent as usual if nothing can be stored', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const page = openPage();
    expect((await page.store.dispatch(addToCart(gavi))).ok).toBe(true);
    full.mockRestore();
  });
});
