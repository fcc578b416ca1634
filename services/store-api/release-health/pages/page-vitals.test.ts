import { openStore } from '../../open-store.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import {
  createPageCounts,
  deleteOldPageCounts,
  readMeasuredMarkets,
  readPageVitals,
  storePageCounts,
} from './page-vitals.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-20T09:30:00.000Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** Visits of a page with an LCP in bucket 10 and slow ones in bucket 30. */
const visits = (page: string, market: string, fast: number, slow: number) => {
  const pending = createPageCounts();
  pending.add({ page, market }, 'lcp:10', fast);
  pending.add({ page, market }, 'lcp:30', slow);
  return pending.take();
};

describe.each([
  ['SQLite', async (_name: string) => ':memory:'],
  ['PostgreSQL', (name: string) => postgres.database(name)],
])('Web Vitals by page on %s', (_, nameOf) => {
  it('R7 have the 75th percentile of a market, or of all markets together', async () => {
    const database = await openStore(await nameOf('page_vitals'));
    await Promise.all([
      storePageCounts(database, visits('catalog/home', 'it-eur', 90, 10), NOW),
      storePageCounts(database, visits('catalog/home', 'us-usd', 10, 190), NOW),
      storePageCounts(database, visits('cart/cart', 'it-eur', 1, 0), NOW),
    ]);
    expect(await readMeasuredMarkets(database)).toEqual(['it-eur', 'us-usd']);
    const read = (market: string | null) => readPageVitals(database, { days: 1, market }, NOW);
    const [home, cart] = await read('it-eur');
    expect(home).toMatchObject({ page: 'catalog/home', samples: { lcp: 100, inp: 0, cls: 0 } });
    expect(home?.p75).toEqual({ lcp: expect.closeTo(50 * 1.2 ** 5), inp: null, cls: null });
    expect(cart).toMatchObject({ page: 'cart/cart', samples: { lcp: 1 } });
    const [everywhere] = await read(null);
    expect(everywhere?.samples.lcp).toBe(300);
    expect(everywhere?.p75.lcp).toBeCloseTo(50 * 1.2 ** 15);
    await database.destroy();
  });

  it('R7 are of the last days, and are deleted after 28', async () => {
    const database = await openStore(await nameOf('old_page_vitals'));
    const visitOn = (day: number) =>
      storePageCounts(database, visits('catalog/home', 'ch-chf', 1, 0), daysLater(day));
    const count = async (days: number, now: Date) => {
      const [home] = await readPageVitals(database, { days, market: 'ch-chf' }, now);
      return home?.samples.lcp ?? 0;
    };
    await visitOn(0);
    await visitOn(6);
    expect(await count(1, daysLater(6))).toBe(1);
    expect(await count(7, daysLater(6))).toBe(2);
    await visitOn(27);
    expect(await count(28, daysLater(27))).toBe(3);
    await deleteOldPageCounts(database, daysLater(27));
    expect(await count(28, daysLater(27))).toBe(3);
    await deleteOldPageCounts(database, daysLater(28));
    expect(await count(28, daysLater(27))).toBe(2);
    await database.destroy();
  });
});
