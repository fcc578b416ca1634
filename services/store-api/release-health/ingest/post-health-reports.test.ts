import type { HealthReport } from '@shop/contracts/remote/health-report';
import { readFigures } from '../counts/store-counts.ts';
import { readPageVitals } from '../pages/page-vitals.ts';
import {
  CANARY,
  makeReport,
  makeSet,
  SHOP,
  STABLE,
  startHealth,
  type TestHealth,
} from '../testing/start-health.ts';

const HOUR = 3_600_000;
const FAILURE = { remote: 'catalog', kind: 'module', isFirst: true } as const;

let service: TestHealth;
beforeEach(async () => {
  service = await startHealth();
  await service.register(STABLE, CANARY);
});
afterEach(() => service.stop());

const addressOf = (network: number): string => `10.${network >> 8}.${network & 255}.7`;

const send = (
  payload: object | string,
  { address = '192.0.2.1', origin = SHOP, type = 'application/json' } = {},
) =>
  service.app.inject({
    method: 'POST',
    url: '/health-reports',
    remoteAddress: address,
    headers: { 'content-type': type, ...(origin && { origin }) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const aReport = (its: Partial<HealthReport> = {}, version = STABLE) =>
  makeReport(makeSet(version, service.time()), its);
const figures = async (version = STABLE) => {
  await service.health.flush();
  return readFigures(service.database, 'catalog', version);
};
const outcome = async (name: string): Promise<number> => {
  const { values } = await service.registry.getSingleMetric('health_reports_total')!.get();
  return values.find(({ labels }) => labels['outcome'] === name)?.value ?? 0;
};

describe('POST /health-reports', () => {
  it.each(['application/json', 'text/plain'])('counts a view sent as %s', async (type) => {
    const vitals = { lcp: 1200, inp: 80, cls: 0.02 };
    const answer = await send(aReport({ vitals, isPurchase: true }), { type });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe(SHOP);
    const { views, failedViews, purchases, vitals: counted } = await figures();
    expect([views, failedViews, purchases]).toEqual([1, 0, 1]);
    for (const histogram of Object.values(counted)) expect(Object.values(histogram)).toEqual([1]);
  });

  it('counts a failed view once and each of its failures by kind', async () => {
    const chunk = { remote: 'catalog', kind: 'chunk', isFirst: false } as const;
    await send(aReport({ failures: [FAILURE, chunk] }));
    expect(await figures()).toMatchObject({
      views: 1,
      failedViews: 1,
      failingNetworks: 1,
      failures: { module: 1, chunk: 1 },
    });
    const text = await service.registry.metrics();
    expect(text).toContain(`page_views_total{remote="catalog",release="${STABLE}"} 1`);
    expect(text).toContain(
      `page_failures_total{remote="catalog",release="${STABLE}",kind="chunk"} 1`,
    );
  });

  it('R7 counts vitals by page and market, of routes and markets that exist', async () => {
    const page = { remote: 'catalog', route: 'product', market: 'it-eur' } as const;
    const vitals = { lcp: 1200, cls: 0.02 };
    for (const its of [
      { page },
      { page: { ...page, market: 'xx-xxx' } },
      { page: { ...page, route: 'nothing' } },
      { page, used: [] },
    ])
      await send(aReport({ vitals, ...its }));
    await service.health.flush();
    const counted = { days: 1, market: null };
    expect(await readPageVitals(service.database, counted, new Date(service.time()))).toMatchObject(
      [{ page: 'catalog/product', samples: { lcp: 1, inp: 0, cls: 1 } }],
    );
  });

  it('counts no view of a remote that the page did not use', async () => {
    await send(aReport({ used: [] }));
    expect(await figures()).toMatchObject({ views: 0 });
  });

  it.each([
    [
      'a forged signature',
      'forged',
      () => makeSet(STABLE, service.time(), 'another-key-of-a-stranger'),
    ],
    [
      'a set that names another release',
      'forged',
      () => ({ ...makeSet(STABLE, service.time()), releases: { catalog: CANARY } }),
    ],
    ['a set older than 72 hours', 'stale', () => makeSet(STABLE, service.time() - 74 * HOUR)],
    ['a set from the future', 'stale', () => makeSet(STABLE, service.time() + 2 * HOUR)],
    ['a release that was never registered', 'unknown', () => makeSet('0.1.0-cccc', service.time())],
  ])('drops a report with %s', async (_what, name, setOf) => {
    expect((await send(makeReport(setOf()))).statusCode).toBe(204);
    expect(await outcome(name)).toBe(1);
    expect(await service.registry.metrics()).not.toContain('page_views_total{');
  });

  it('drops a report with a remote that is not in its set', async () => {
    await send(aReport({ used: ['catalog', 'cart'] }));
    await send(aReport({ failures: [{ ...FAILURE, remote: 'cart' }] }));
    await send(aReport({ used: ['constructor'] }));
    expect(await outcome('unknown')).toBe(3);
    expect(await figures()).toMatchObject({ views: 0 });
  });

  it('drops reports that a page of another origin sends, and takes the shell’s without one', async () => {
    expect((await send(aReport(), { origin: 'https://evil.example' })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    expect(await outcome('foreign')).toBe(1);
    await send(aReport({ from: 'shell' }), { origin: '' });
    expect(await figures()).toMatchObject({ views: 1 });
  });

  it.each([
    ['no JSON', '{', 400],
    ['no report', '{}', 400],
    ['an unknown field', { ...({} as HealthReport), visitor: 1 }, 400],
    ['too long', JSON.stringify({ x: 'x'.repeat(5000) }), 413],
  ])('refuses a body that is %s', async (_what, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
  });

  it('answers the preflight of the shop’s origin', async () => {
    const headers = { origin: SHOP, 'access-control-request-method': 'POST' };
    const url = '/health-reports';
    const answer = await service.app.inject({ method: 'OPTIONS', url, headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-headers': 'content-type, x-request-id',
    });
  });

  it('R7 counts reports signed with the current or the previous key during a rotation', async () => {
    const [current, previous] = ['a-current-key-of-tests', 'a-previous-key-of-tests'];
    const rotating = await startHealth({ signingKeys: [current, previous] });
    await rotating.register(STABLE);
    for (const key of [current, previous, 'a-key-of-a-stranger']) {
      const payload = makeReport(makeSet(STABLE, rotating.time(), key));
      const headers = { origin: SHOP };
      await rotating.app.inject({ method: 'POST', url: '/health-reports', headers, payload });
    }
    await rotating.health.flush();
    expect(await readFigures(rotating.database, 'catalog', STABLE)).toMatchObject({ views: 2 });
    await rotating.stop();
  });

  it('does not exist without a key', async () => {
    const other = await startHealth({ signingKeys: [] });
    const payload = aReport();
    const answer = await other.app.inject({ method: 'POST', url: '/health-reports', payload });
    expect(answer.statusCode).toBe(404);
    await other.stop();
  });
});

describe('limits of health reports', () => {
  it('count a replayed report only as often as its network may report', async () => {
    const failed = aReport({ failures: [FAILURE] });
    for (let sent = 0; sent < 100; sent += 1) expect((await send(failed)).statusCode).toBe(204);
    for (let sent = 0; sent < 100; sent += 1) await send(aReport(), { address: '192.0.2.99' });
    // Views that arrived with a failure above the limit did not count either.
    expect(await figures()).toMatchObject({ views: 6, failedViews: 6, failingNetworks: 1 });
    expect(await outcome('limited')).toBe(194);
  });

  it('are per /24 and /48', async () => {
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2::1'])
      for (let sent = 0; sent < 40; sent += 1) await send(aReport(), { address });
    expect(await figures()).toMatchObject({ views: 60 });
  });

  it('bound the vitals of a network per hour', async () => {
    const report = aReport({ isView: false, vitals: { lcp: 100_000 } });
    for (let sent = 0; sent < 20; sent += 1) await send(report);
    expect(Object.values((await figures()).vitals.lcp)).toEqual([6]);
  });

  it('refuse the flood of one network with 429', async () => {
    const answers = [];
    for (let sent = 0; sent < 300; sent += 1) answers.push((await send('{')).statusCode);
    expect(answers.filter((it) => it === 429)).toHaveLength(60);
  });

  it('accept 1,000 of 10,000 reports a second, and the next ones a second later', async () => {
    const body = JSON.stringify(aReport());
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < 10_000; sent += 1) {
      const { statusCode } = await send(body, { address: addressOf(sent) });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 204: 1000, 429: 9000 });
    service.setTime(service.time() + 1000);
    expect((await send(body)).statusCode).toBe(204);
    expect(await figures()).toMatchObject({ views: 1001 });
  }, 120_000);

  it('do not apply to the shell’s servers', async () => {
    const other = await startHealth({ trusted: ['127.0.0.1'] });
    await other.register(STABLE);
    const payload = makeReport(makeSet(STABLE, other.time()), { failures: [FAILURE] });
    for (let sent = 0; sent < 50; sent += 1)
      await other.app.inject({ method: 'POST', url: '/health-reports', payload });
    await other.health.flush();
    expect(await readFigures(other.database, 'catalog', STABLE)).toMatchObject({
      failedViews: 50,
      failingNetworks: 50,
    });
    await other.stop();
  });

  it('survive a clock that is set back and forward', async () => {
    const report = aReport();
    for (let sent = 0; sent < 30; sent += 1) await send(report);
    service.setTime(service.time() - 50 * 60_000);
    await send(report);
    expect(await figures()).toMatchObject({ views: 30 });
    service.setTime(service.time() + 50 * 60_000);
    await send(report);
    service.setTime(service.time() + 70 * HOUR);
    await send(report, { address: '198.51.100.1' });
    expect((await figures()).views).toBeGreaterThanOrEqual(31);
    expect(await outcome('stale')).toBe(0);
  });

  it('keep no address', async () => {
    await send(aReport({ failures: [FAILURE] }), { address: '198.51.100.77' });
    await service.health.flush();
    const rows = await service.database.selectFrom('release_health').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('198.51');
    expect(await service.registry.metrics()).not.toContain('198.51');
  });
});
