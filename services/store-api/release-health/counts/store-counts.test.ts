import { openStore } from '../../open-store.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { createReleaseCounts } from './release-counts.ts';
import { deleteOldCounts, readFigures, storeCounts } from './store-counts.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-20T09:30:00.000Z');
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const some = (...releases: string[]) => {
  const pending = createReleaseCounts();
  for (const release of releases) {
    pending.add({ remote: 'cart', release }, 'views', 3);
    pending.add({ remote: 'cart', release }, 'failure:chunk');
    pending.add({ remote: 'cart', release }, 'lcp:12', 2);
  }
  return pending.take();
};

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('counts')],
])('counts on %s', (_, nameOf) => {
  it('add up, from two processes at once, whatever their order', async () => {
    const name = await nameOf();
    const one = await openStore(name);
    const other = name === ':memory:' ? one : await openStore(name);
    await Promise.all(
      Array.from({ length: 20 }, (_it, index) =>
        storeCounts(
          index % 2 ? one : other,
          index % 3 ? some('1.0.0', '1.1.0') : some('1.1.0', '1.0.0'),
          NOW,
        ),
      ),
    );
    expect(await readFigures(one, 'cart', '1.1.0')).toMatchObject({
      views: 60,
      failures: { chunk: 20 },
      vitals: { lcp: { 12: 40 }, inp: {} },
    });
    expect(await readFigures(one, 'cart', '2.0.0')).toMatchObject({ views: 0 });

    await storeCounts(one, some('1.1.0'), new Date(NOW.getTime() + 3 * HOUR));
    const last = await readFigures(one, 'cart', '1.1.0', new Date(NOW.getTime() + 2 * HOUR));
    expect(last).toMatchObject({ views: 3, vitals: { lcp: { 12: 2 } } });

    await deleteOldCounts(one, 48, new Date(NOW.getTime() + 50 * HOUR));
    const since = new Date(NOW.getTime() - HOUR);
    expect(await readFigures(one, 'cart', '1.1.0', since)).toMatchObject({ views: 3 });
    expect(await readFigures(one, 'cart', '1.1.0')).toMatchObject({ views: 63 });
    await one.destroy();
    if (other !== one) await other.destroy();
  });
});

it('counts whose flush failed are kept for the next one', () => {
  const pending = createReleaseCounts();
  pending.add({ remote: 'cart', release: '1.0.0' }, 'views', 2);
  const taken = pending.take();
  pending.add({ remote: 'cart', release: '1.0.0' }, 'views');
  pending.giveBack(taken);
  expect(pending.take().map(({ counts }) => counts.get('views'))).toEqual([3]);
});
