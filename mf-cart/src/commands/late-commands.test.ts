import { aLine } from '@shop/contracts/testing';
import { storedText } from '@shop/contracts/testing/storage';
import { loadCart } from '../order/load-cart.ts';
import { restoreChanges } from '../outbox/restore.ts';
import { selectPendingChanges, selectProblems } from '../store/cart-slice.ts';
import { linesNow, platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { changeQuantity, removeLine, restoreLine } from './change-line.ts';
import { applyCode } from './codes.ts';
import { saveGiftMessage } from './gift-message.ts';
import { loadCommands } from './load-commands.ts';

jest.mock('./load-commands.ts', () => ({ loadCommands: jest.fn() }));

const line = aLine({ id: 'l', code: 'BARBERA', quantity: 2, available: 20 });
const replaced = Object.assign(new Error('replaced'), { type: 'replaced' });
const realCommands = () => import('./lazy-commands.ts');
const online = jest.spyOn(navigator, 'onLine', 'get');

const openPage = async () => {
  const page = createTestPage({ orderId: 'order-1' });
  await page.store.dispatch(loadCart());
  platform.calls.length = 0;
  return page;
};
const pending = ({ store }: TestPage) => selectPendingChanges(store.getState());
const isIdle = (page: TestPage) => until(page, (state) => selectPendingChanges(state).length === 0);
const tick = () => new Promise((resolve) => setTimeout(resolve));
const change = ({ store }: TestPage, quantity: number) =>
  store.dispatch(changeQuantity('order-1', line, quantity));

/** The code is being fetched until the returned function runs. */
const holdCode = () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.mocked(loadCommands).mockImplementation(() => held.then(realCommands));
  return release;
};

beforeEach(() => {
  resetPlatform();
  sessionStorage.clear();
  online.mockReturnValue(true);
  jest.mocked(loadCommands).mockReset().mockImplementation(realCommands);
  platform.holdsOrder({ lines: [line] });
});

describe('before the code that sends changes has loaded', () => {
  it('E7 shows changes at once, stores them and sends them in order', async () => {
    const page = await openPage();
    const release = holdCode();
    const all = [
      change(page, 3),
      page.store.dispatch(applyCode('order-1', 'welcome10')),
      page.store.dispatch(saveGiftMessage('order-1', 'Auguri')),
      change(page, 5),
    ];
    expect(pending(page)).toMatchObject([
      { kind: 'line', quantity: 3 },
      { kind: 'code', code: 'welcome10' },
      { kind: 'gift-message' },
      { kind: 'line', quantity: 5 },
    ]);
    expect(JSON.parse(storedText('outbox') ?? '')).toMatchObject({
      wishes: [{ kind: 'line' }, { kind: 'code' }, { kind: 'gift-message' }, { kind: 'line' }],
    });
    expect(platform.calls).toEqual([]);
    release();
    await Promise.all(all);
    const writes = platform.calls.map((it) => it.split(' ').slice(0, 3).join(' '));
    expect(writes.filter((it) => /^(?:update|set)/u.test(it))).toEqual([
      'updateLine l 3',
      'setCoupon welcome10',
      'setMetadata',
      'updateLine l 5',
    ]);
  });

  it('T8 sends one request for several presses', async () => {
    const page = await openPage();
    const release = holdCode();
    const all = [3, 4, 5].map((quantity) => change(page, quantity));
    release();
    await Promise.all(all);
    expect(platform.calls.filter((it) => it.startsWith('updateLine'))).toEqual(['updateLine l 5']);
  });

  it('S5 sends nothing for a removal that is undone', async () => {
    const page = await openPage();
    const release = holdCode();
    const all = [
      page.store.dispatch(removeLine('order-1', line)),
      page.store.dispatch(restoreLine(line)),
    ];
    expect(pending(page)).toMatchObject([{ kind: 'line', quantity: 2 }]);
    release();
    await Promise.all(all);
    expect(platform.calls.filter((it) => it.endsWith('Line'))).toEqual([]);
    expect(linesNow()).toEqual([['BARBERA', 2]]);
  });

  it('P5 sends changes on the next page of the tab if this one ends before', async () => {
    const page = await openPage();
    holdCode();
    void change(page, 4);
    const next = await openPage();
    await next.store.dispatch(restoreChanges());
    await isIdle(next);
    expect(linesNow()).toEqual([['BARBERA', 4]]);
  });
});

describe('code that does not load', () => {
  it('X refuses a change with the reason beside the line, and a retry sends it', async () => {
    const page = await openPage();
    jest.mocked(loadCommands).mockRejectedValueOnce(new Error('failed'));
    expect(await change(page, 4)).toMatchObject({ ok: false, error: { code: 'CONNECTION' } });
    expect(selectProblems(page.store.getState())).toEqual({ l: { code: 'CONNECTION' } });
    expect(pending(page)).toEqual([]);
    expect(await change(page, 4)).toMatchObject({ ok: true });
    expect(selectProblems(page.store.getState())).toEqual({});
    expect(linesNow()).toEqual([['BARBERA', 4]]);
  });

  it('X refuses a code and a gift message with the same error', async () => {
    const { store } = await openPage();
    jest.mocked(loadCommands).mockRejectedValue(new Error('failed'));
    const refused = { ok: false, error: { code: 'CONNECTION', fields: [] } };
    expect(await store.dispatch(applyCode('order-1', 'WELCOME10'))).toMatchObject(refused);
    expect(await store.dispatch(saveGiftMessage('order-1', 'Auguri'))).toMatchObject(refused);
  });

  it('X waits while the browser is offline', async () => {
    const page = await openPage();
    online.mockReturnValue(false);
    jest.mocked(loadCommands).mockRejectedValueOnce(new Error('failed'));
    const changing = change(page, 4);
    await tick();
    expect(pending(page)).toMatchObject([{ kind: 'line', quantity: 4, sent: false }]);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(await changing).toMatchObject({ ok: true });
    expect(linesNow()).toEqual([['BARBERA', 4]]);
  });

  it('R5 keeps a change for the reload if a release replaced the code', async () => {
    const page = await openPage();
    const outdated = jest.fn();
    addEventListener('shop:outdated', outdated, { once: true });
    jest.mocked(loadCommands).mockRejectedValueOnce(replaced);
    void change(page, 4);
    await tick();
    expect(outdated).toHaveBeenCalledTimes(1);
    expect(selectProblems(page.store.getState())).toEqual({});
    const next = await openPage();
    await next.store.dispatch(restoreChanges());
    await isIdle(next);
    expect(linesNow()).toEqual([['BARBERA', 4]]);
  });

  it('R5 sends it from this page as soon as the code loads after all', async () => {
    const page = await openPage();
    jest.mocked(loadCommands).mockRejectedValueOnce(replaced);
    jest.useFakeTimers();
    const changing = change(page, 4);
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(pending(page)).toEqual([]);
    expect(await changing).toMatchObject({ ok: true });
    expect(linesNow()).toEqual([['BARBERA', 4]]);
  });
});
