import { createEventBus } from '@shop/contracts/events';
import { makeConfig } from '@shop/contracts/testing';
import type { HealthReport } from '@shop/contracts/remote/health-report';
import type { Boot } from '../boot/boot-data.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { connectHealth } from './connect-health.ts';
import { HEALTH_HEADER } from './health.ts';

let mockVitals: object | undefined;
jest.mock('./measure-vitals.ts', () => ({ measureVitals: () => () => mockVitals }));

const ENDPOINT = makeConfig().storeApi.endpoint;

const release = (version: string) => ({
  version,
  url: `https://cdn.test/${version}/remoteEntry.js`,
  integrity: '',
  contract: '2.6.0',
  routes: [],
});
const signed = (version: string) => ({
  id: version,
  releases: { cart: version },
  issued: 1,
  signature: 'x'.repeat(43),
});

let sent: HealthReport[];
let listeners: AbortController;
let live: LiveRemotes;
let newest: object | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  newest = undefined;
  mockVitals = undefined;
  // As in a document that a script has opened: the address is the current one.
  performance.getEntriesByType = () => [];
  live = { cart: release('1.0.0') };
  document.body.innerHTML = '<div data-team="cart"></div><div data-team="shell"></div>';
  window.history.replaceState(null, '', '/it/eur/it');
  listeners = new AbortController();
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((name: string, listen: unknown) =>
        add(name, listen as EventListener, { signal: listeners.signal }),
      );
  }
  globalThis.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    if (url === `${ENDPOINT}/health-reports`) {
      expect(init).toMatchObject({ keepalive: true, credentials: 'omit' });
      sent.push(JSON.parse(init?.body as string) as HealthReport);
      return new Response(null, { status: 204 });
    }
    return Response.json(
      {},
      newest ? { headers: { [HEALTH_HEADER]: JSON.stringify(newest) } } : {},
    );
  }) as typeof fetch;
});
afterEach(() => {
  listeners.abort();
  delete document.documentElement.dataset['active'];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Opens a page, whose visitor is active if not said otherwise. */
const open = async (sample = 1, isActive = true) => {
  const events = createEventBus();
  const health = { set: signed('1.0.0'), sample };
  const boot = {
    config: makeConfig(),
    context: { market: { market_code: 'it-eur' } },
    remotes: live,
    health,
  } as unknown as Boot;
  const note = connectHealth(boot, events, () => live);
  if (isActive) window.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(1);
  return { note, events, onNavigate: () => note({ kind: 'navigation' }) };
};
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const broken = () =>
  ({ kind: 'module', remote: 'cart', version: '1.0.0', error: new Error('broken') }) as const;

describe('health reports of a page', () => {
  it('counts a view after ten seconds, once, with the remotes that have a region', async () => {
    await open();
    await after(9_900);
    expect(sent).toEqual([]);
    await after(200);
    expect(sent).toEqual([
      { set: signed('1.0.0'), from: 'browser', used: ['cart'], isView: true, failures: [] },
    ]);
    hide();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('counts a view that is hidden earlier, with its vitals', async () => {
    mockVitals = { lcp: 900, cls: 0.01 };
    await open();
    hide();
    expect(sent).toEqual([expect.objectContaining({ isView: true, vitals: mockVitals })]);
  });

  it('counts the view of a visitor who does nothing after fifteen seconds, or as soon as it is hidden or left', async () => {
    await open(1, false);
    await after(4_900);
    expect(sent).toEqual([]);
    await after(10_200);
    expect(sent).toMatchObject([{ used: ['cart'], isView: true, failures: [] }]);
  });

  it.each(['visibilitychange', 'pagehide'])(
    'counts the view of a visitor who does nothing once, at %s',
    async (event) => {
      mockVitals = { lcp: 900 };
      await open(1, false);
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
      expect(sent).toEqual([
        { set: signed('1.0.0'), from: 'browser', used: ['cart'], isView: true, failures: [] },
      ]);
      window.dispatchEvent(new Event('scroll'));
      await after(20_000);
      window.dispatchEvent(new Event('pagehide'));
      expect(sent).toMatchObject([{ isView: true }, { isView: false, vitals: mockVitals }]);
    },
  );

  it('counts no view of a page that is left early and uses no release of its signed set', async () => {
    live = { cart: release('1.0.1') };
    document.body.innerHTML += '<div data-team="account"></div>';
    await open(1, false);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
  });

  it('counts the first page of a visitor whose first activity opens another one', async () => {
    const { onNavigate } = await open(1, false);
    window.history.pushState(null, '', '/it/eur/it/cart');
    onNavigate();
    await after(10_100);
    expect(sent).toMatchObject([{ isView: true }, { isView: true }]);
  });

  it('R7 names the page and market of the vitals, without parameters', async () => {
    mockVitals = { lcp: 900 };
    live = {
      cart: {
        ...release('1.0.0'),
        routes: [{ id: 'order', path: 'order/:id', rendering: 'private' }],
      },
    };
    window.history.replaceState(null, '', '/it/eur/it/order/secret');
    await open();
    hide();
    expect(sent).toMatchObject([{ page: { remote: 'cart', route: 'order', market: 'it-eur' } }]);
    expect(JSON.stringify(sent)).not.toContain('secret');
  });

  it('reports a failure at once, and later ones without another view', async () => {
    const { note } = await open();
    note(broken());
    await after(600);
    note({ kind: 'error', error: Object.assign(new Error('x'), { stack: release('1.0.0').url }) });
    await after(600);
    await after(20_000);
    expect(sent).toMatchObject([
      { isView: true, failures: [{ remote: 'cart', kind: 'module', isFirst: true }] },
      { isView: false, failures: [{ remote: 'cart', kind: 'error', isFirst: false }] },
    ]);
  });

  it('reports an error once that several regions pass on', async () => {
    const { note } = await open();
    const failure = broken();
    note(failure);
    note({ ...failure, kind: 'container' });
    await after(600);
    expect(sent.flatMap(({ failures }) => failures.map(({ kind }) => kind))).toEqual(['module']);
  });

  it('counts a navigation as a view of its own', async () => {
    const { onNavigate } = await open();
    window.history.pushState(null, '', '/it/eur/it/cart');
    onNavigate();
    expect(sent).toMatchObject([{ isView: true }]);
    window.history.pushState(null, '', '/it/eur/it/cart?coupon=x');
    onNavigate();
    await after(10_100);
    expect(sent).toMatchObject([{ isView: true }, { isView: true }]);
  });

  it('reports a purchase', async () => {
    const { events } = await open();
    await after(10_100);
    events.emit('analytics', { name: 'purchase', params: {} as never });
    await after(600);
    expect(sent).toMatchObject([{ isView: true }, { isView: false, isPurchase: true }]);
  });

  it('reports a release that replaced the one of the document under its own signed set', async () => {
    const { note } = await open();
    newest = { set: signed('1.0.1'), sample: 1 };
    live = { cart: release('1.0.1') };
    note(broken());
    await after(600);
    expect(sent).toMatchObject([
      { set: { id: '1.0.0' }, failures: [{ kind: 'module' }] },
      { set: { id: '1.0.1' }, used: ['cart'], failures: [] },
    ]);
  });

  it('reports nothing while the visitor is offline', async () => {
    const { note } = await open();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    note(broken());
    await after(600);
    expect(sent).toEqual([]);
  });

  it('keeps a view that was due while the visitor was offline until the page is hidden', async () => {
    await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await after(10_100);
    expect(sent).toEqual([]);
    online.mockReturnValue(true);
    hide();
    expect(sent).toMatchObject([{ isView: true }]);
  });

  it('reports nothing outside the sample', async () => {
    const { note } = await open(0);
    note(broken());
    await after(20_000);
    hide();
    expect(sent).toEqual([]);
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('A2 reports nothing for a browser with %s', async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    const { note } = await open();
    note(broken());
    await after(20_000);
    hide();
    Reflect.deleteProperty(navigator, name);
    expect(sent).toEqual([]);
  });
});
