import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { CANARY, STABLE, startHealth, type TestHealth } from '../testing/start-health.ts';

const MINUTE = 60_000;
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** A shop with a default release and a canary at 10 %. */
const startCanary = async (
  options: Parameters<typeof startHealth>[0] = {},
): Promise<TestHealth> => {
  const service = await startHealth(options);
  await service.register(STABLE, CANARY);
  await service.edit('/releases/catalog/promote', { version: STABLE });
  await service.edit('/releases/catalog/canary', { version: CANARY, traffic: 10 });
  await service.health.evaluate();
  return service;
};
const HEALTHY = { [STABLE]: { views: 2700, failed: 14 }, [CANARY]: { views: 300, failed: 2 } };
const BAD = { [STABLE]: { views: 2700, failed: 14 }, [CANARY]: { views: 300, failed: 32 } };
const newest = async (service: TestHealth) =>
  (await service.get('/releases/history?limit=1')).json().history[0];

describe('a canary', () => {
  it('keeps its traffic while it fails as rarely as the default release', async () => {
    const service = await startCanary();
    for (let minute = 0; minute < 10; minute += 1) await service.see(HEALTHY);
    expect(await service.live()).toEqual([
      [STABLE, 90],
      [CANARY, 10],
    ]);
    await service.stop();
  });

  it('is withdrawn once it proves worse, with the figures in the history', async () => {
    const service = await startCanary();
    expect(await service.registry.metrics()).toContain(
      'release_withdrawals_total{remote="catalog",by="health"} 0',
    );
    await service.see(BAD);
    expect(await service.live()).toEqual([[STABLE, 100]]);
    expect(await newest(service)).toMatchObject({
      action: 'rollback',
      by: 'health',
      version: STABLE,
      from: CANARY,
      reason: expect.stringMatching(
        /^0\.1\.0-bbbb: 32 of 300 views failed \(10\.67 %\); 0\.1\.0-aaaa: 14 of 2700 .*p ≤ \S+, threshold 0\.0050$/,
      ),
    });
    expect(await service.registry.metrics()).toContain(
      'release_withdrawals_total{remote="catalog",by="health"} 1',
    );
    await service.stop();
  });

  it('is only logged when automatic rollback is off', async () => {
    const service = await startCanary({ isAutomatic: false });
    await service.see(BAD);
    await service.see(BAD);
    expect(await service.live()).toHaveLength(2);
    expect(service.lines).toEqual([
      expect.stringContaining('would withdraw 0.1.0-bbbb: 32 of 300'),
    ]);
    await service.stop();
  });

  it('is not judged by figures from before its life, nor by those of its earlier life', async () => {
    const service = await startHealth();
    await service.register(STABLE, CANARY);
    await service.edit('/releases/catalog/promote', { version: STABLE });
    await service.see(BAD);
    const begin = () => service.edit('/releases/catalog/canary', { version: CANARY, traffic: 10 });
    await begin();
    await service.health.evaluate();
    expect(await service.live()).toHaveLength(2);
    await service.see(BAD);
    expect(await service.live()).toHaveLength(1);
    // Reports of its open pages still arrive.
    await service.see(BAD);
    expect(await service.live()).toEqual([[STABLE, 100]]);
    await begin();
    await service.health.evaluate();
    expect(await service.live()).toHaveLength(2);
    await service.stop();
  });

  it('is not condemned by fewer than five networks', async () => {
    const service = await startCanary();
    await service.see({ [STABLE]: { views: 2700 }, [CANARY]: { views: 300, failed: 4 } });
    await service.database
      .updateTable('release_health')
      .set({ count: 400 })
      .where('metric', '=', 'failed')
      .where('release', '=', CANARY)
      .execute();
    await service.see({ [STABLE]: { views: 2700 }, [CANARY]: { views: 500 } });
    expect(await service.live()).toHaveLength(2);
    await service.stop();
  });

  it('is evaluated alike when the clock jumps', async () => {
    const service = await startCanary();
    const start = service.time();
    for (const jump of [-3 * 60 * MINUTE, 90 * 60 * MINUTE, 0]) {
      service.setTime(start + jump);
      await service.see(HEALTHY);
      expect(await service.live()).toHaveLength(2);
    }
    service.setTime(start - 60 * MINUTE);
    await service.see(BAD);
    expect(await service.live()).toHaveLength(1);
    await service.stop();
  });
});

describe('two processes that decide at once', () => {
  it('withdraw the canary and not the default release after it', async () => {
    const file = await postgres.database('deciding');
    const one = await startCanary({ file });
    const other = await startHealth({ file });
    await one.register('0.1.0-cccc');
    await other.health.evaluate();
    const { storeCounts } = await import('../counts/store-counts.ts');
    const counts = new Map([
      ['views', 300],
      ['failed', 40],
      ['networks', 40],
    ] as const);
    const stable = new Map([
      ['views', 2700],
      ['failed', 14],
    ] as const);
    await Promise.all(
      [one, other].map(({ database }) =>
        storeCounts(
          database,
          [
            { remote: 'catalog', release: CANARY, counts: new Map(counts) },
            { remote: 'catalog', release: STABLE, counts: new Map(stable) },
          ],
          new Date(one.time()),
        ),
      ),
    );
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? one : other).health.evaluate()),
    );
    expect(await one.live()).toEqual([[STABLE, 100]]);
    const { history } = (await one.get('/releases/history')).json();
    expect(history.filter((it: { action: string }) => it.action === 'rollback')).toHaveLength(1);
    const { live } = (await one.get('/releases/catalog/health')).json();
    expect(live[0]).toMatchObject({ version: STABLE, views: 5400, failedViews: 28 });
    await Promise.all([one.stop(), other.stop()]);
  });
});
