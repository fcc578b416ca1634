/** @jest-environment node */
import { aLine, anOrder, euros } from '../../testing/orders.ts';
import { ok } from '../result.ts';
import { callContext } from '../testing/factories.ts';
import {
  createOrderSync,
  isChangedHere,
  orderSyncOf,
  pendingChange,
  serialize,
  type OrderSync,
} from './sync.ts';
import type { Order } from './types.ts';

/** Work that lasts until the test ends it. */
const deferred = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = (log: string[], name: string) => async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
    return ok(name);
  };
  return { end, work };
};

describe('serialize', () => {
  it('P5 starts a change when the previous one has ended', async () => {
    const log: string[] = [];
    const [first, second] = [deferred(), deferred()];
    const results = [
      serialize('orderA', first.work(log, 'first'))(callContext()),
      serialize('orderA', second.work(log, 'second'))(callContext()),
    ];
    second.end();
    first.end();
    expect(await Promise.all(results)).toEqual([ok('first'), ok('second')]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it.each([
    ['orders of a page', 'orderB', callContext()],
    ['pages of a process', 'orderA', callContext({ page: {} })],
  ])('runs different %s in parallel', async (_, orderId, context) => {
    const log: string[] = [];
    const [first, second] = [deferred(), deferred()];
    const slow = serialize('orderA', first.work(log, 'first'))(callContext());
    second.end();
    await serialize(orderId, second.work(log, 'second'))(context);
    expect(log).toEqual(['first begins', 'second begins', 'second ends']);
    first.end();
    await slow;
  });

  it('continues after a bug in the previous change', async () => {
    const broken = serialize('orderA', () => Promise.reject(new Error('a bug')))(callContext());
    const next = serialize('orderA', () => Promise.resolve(ok('next')))(callContext());
    await expect(broken).rejects.toThrow('a bug');
    expect(await next).toEqual(ok('next'));
  });
});

describe('a changed order', () => {
  const before = anOrder({ id: 'order-1', etag: 'one' });
  const withEtag = (etag: string) => ({ ...before, etag });
  let sync: OrderSync;
  beforeEach(() => {
    sync = createOrderSync();
  });
  const asRead = (order: Order) => {
    sync.markAsRead(order);
    return order;
  };
  const RESPONSES = [
    ['the response to the change', withEtag],
    ['a read after it', (etag: string) => asRead(withEtag(etag))],
  ] as const;

  it.each(RESPONSES)('T10 is pending until its etag changes: %s', (_, respond) => {
    sync.recordChange(before, respond('one'));
    expect(sync.pendingChange(before)).toEqual({ etag: 'one', overlaps: false });
    expect(sync.pendingChange(withEtag('two'))).toBeUndefined();
  });

  it('T10 is not pending if a read after the change already has another etag', () => {
    sync.recordChange(before, asRead(withEtag('two')));
    expect(sync.pendingChange(withEtag('two'))).toBeUndefined();
  });

  it('T10 does not take an etag from before the change for its own', () => {
    sync.recordChange(before, withEtag('two'));
    expect(sync.pendingChange(withEtag('two'))).toEqual({ etag: 'two', overlaps: false });
  });

  it.each(RESPONSES)(
    'T10 does not take the etag of the previous change for its own: %s',
    (_, respond) => {
      sync.recordChange(before, before);
      sync.recordChange(before, respond('two'));
      expect(sync.pendingChange(withEtag('two'))).toEqual({ etag: 'two', overlaps: false });
      expect(sync.pendingChange(withEtag('three'))).toBeUndefined();
    },
  );

  it('T10 stays pending at the first etag while two changes wait for theirs', () => {
    sync.recordChange(before, before);
    const first = sync.lastChange(before.id);
    sync.recordChange(before, before);
    sync.endRecalculation(before.id, first);
    expect(sync.pendingChange(withEtag('two'))).toEqual({ etag: 'one', overlaps: true });
  });

  it('T10 is not pending after the wait', () => {
    sync.recordChange(before, before);
    sync.endRecalculation(before.id, sync.lastChange(before.id));
    expect(sync.pendingChange(before)).toBeUndefined();
  });

  it('T10 is not pending after a refresh that changed no amount', () => {
    sync.recordRefresh(before, { ...before, updatedAt: '2026-05-04T10:00:00Z' });
    expect(sync.pendingChange(before)).toBeUndefined();
    sync.recordRefresh(before, { ...before, lines: [aLine({ unit: euros(1390) })] });
    expect(sync.pendingChange(before)).toEqual({ etag: 'one', overlaps: false });
  });

  it('S7 stays the page’s own after such a refresh', () => {
    const changed = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    const refreshed = { ...before, updatedAt: '2026-05-04T10:00:09Z' };
    sync.recordChange(before, changed);
    sync.recordRefresh(changed, refreshed);
    expect(sync.isChangedHere(refreshed)).toBe(true);
  });

  it('S7 is not the page’s own after a refresh that changed an amount', () => {
    const changed = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    const refreshed = {
      ...before,
      updatedAt: '2026-05-04T10:00:09Z',
      lines: [aLine({ unit: euros(1390) })],
    };
    sync.recordChange(before, changed);
    sync.recordRefresh(changed, refreshed);
    expect(sync.isChangedHere(refreshed)).toBe(false);
    expect(sync.pendingChange(refreshed)).toBeDefined();
  });

  it('T10 is not pending once placed', () => {
    sync.recordChange(before, { ...before, editable: false });
    expect(sync.pendingChange(before)).toBeUndefined();
  });

  it('S7 is the page’s own until something else changes it', () => {
    const after = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    sync.recordChange(before, after);
    expect(sync.isChangedHere(after)).toBe(true);
    expect(sync.isChangedHere({ ...after, updatedAt: '2026-05-04T10:00:01Z' })).toBe(false);
  });

  it('T10 S7 is known to its own page only: a server renders many in one process', () => {
    const after = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    const [page, other] = [{}, {}];
    orderSyncOf(page).recordChange(before, after);
    expect(pendingChange(after, page)).toBeDefined();
    expect(isChangedHere(after, page)).toBe(true);
    for (const otherPage of [other, undefined]) {
      expect(pendingChange(after, otherPage)).toBeUndefined();
      expect(isChangedHere(after, otherPage)).toBe(false);
    }
  });

  it('T10 S7 is known without a page in a browser, whose tab has one page', () => {
    const after = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    Object.assign(globalThis, { document: {} });
    orderSyncOf({}).recordChange(before, after);
    Reflect.deleteProperty(globalThis, 'document');
    expect(pendingChange(after)).toBeDefined();
    expect(isChangedHere(after)).toBe(true);
  });
});
