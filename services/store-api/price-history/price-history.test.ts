import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Kysely } from 'kysely';
import { makeEntry, makeOffer } from '../catalogue/testing/make-entry.ts';
import type { IndexEntry } from '../catalogue/item/indexed-item.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { daysByMarket, lowestPricesOf } from './lowest-prices-of.ts';
import { recordPrices } from './record-prices.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const days = daysByMarket(MARKETS);

interface Priced {
  day?: number;
  cents?: number;
  compareAt?: number | null;
  kind?: 'sku' | 'bundle';
  demo?: IndexEntry['demo'];
}

/** An item whose price changed on a day. */
const priced = ({ day = 0, cents = 1000, compareAt = null, kind = 'sku', demo }: Priced = {}) => ({
  ...makeEntry({
    code: 'A',
    kind,
    offers: { 'it-eur': makeOffer({ priceCents: cents, compareAtCents: compareAt }) },
  }),
  ...(demo && { demo }),
  pricedAt: { 'it-eur': START + day * DAY },
});

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('prices')],
])('the history of prices on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  afterEach(() => database.deleteFrom('price_changes').execute());
  afterAll(() => database.destroy());

  const record = async (entry: IndexEntry, day = 100) => {
    const histories = await recordPrices(database, [entry], START + day * DAY);
    const history = histories.get(`${entry.item.kind}:A`) ?? new Map();
    return {
      history: history.get('it-eur') ?? [],
      prices: lowestPricesOf(entry.item, history, days),
    };
  };
  const change = (day: number, cents: number, compareAtCents: number | null = null) => ({
    since: START + day * DAY,
    cents,
    compareAtCents,
  });

  it('begins with the last change of the price on the platform', async () => {
    expect((await record(priced())).history).toEqual([change(0, 1000)]);
  });

  it('grows only with a changed price or compare-at price', async () => {
    await record(priced());
    // Rewritten on the platform with the same values.
    expect((await record(priced({ day: 5 }))).history).toHaveLength(1);
    expect((await record(priced({ day: 40, cents: 800, compareAt: 1000 }))).history).toEqual([
      change(0, 1000),
      change(40, 800, 1000),
    ]);
    expect((await record(priced({ day: 50, cents: 800 }))).history.at(-1)).toEqual(change(50, 800));
  });

  it('gives the lowest price before a reduction, of SKUs and bundles apart', async () => {
    await record(priced());
    const reduced = { day: 40, cents: 800, compareAt: 1200 };
    const { prices } = await record(priced(reduced));
    expect(prices).toEqual({ 'it-eur': { now: 800, before: 1000 } });
    expect((await record(priced({ ...reduced, kind: 'bundle' }))).prices).toBeNull();
  });

  it('takes a change without a later time as one of now', async () => {
    await record(priced({ day: 10 }));
    const { history } = await record(priced({ day: 3, cents: 700 }), 60);
    expect(history).toEqual([change(10, 1000), change(60, 700)]);
    const undated = makeEntry({ code: 'A', offers: { 'it-eur': makeOffer({ priceCents: 600 }) } });
    expect((await record(undated, 70)).history.at(-1)).toEqual(change(70, 600));
  });

  it('takes over the former prices of a demo item once', async () => {
    const demo = {
      price_history: [
        { currency: 'EUR', cents: 1200, days_ago: 60 },
        { currency: 'USD', cents: 1300, days_ago: 60 },
        { market: 'de-eur', cents: 100, days_ago: 20 },
        { market: 'it-eur', cents: 1100, days_ago: 20 },
      ],
    };
    const entry = priced({ day: 90, cents: 800, compareAt: 1200, demo });
    const expected = [change(30, 1200), change(70, 1100), change(90, 800, 1200)];
    const { history, prices } = await record(entry);
    expect(history).toEqual(expected);
    expect(prices).toEqual({ 'it-eur': { now: 800, before: 1100 } });
    expect((await record(entry)).history).toEqual(expected);
    const rows = await database.selectFrom('price_changes').selectAll().execute();
    expect(rows).toHaveLength(3);
  });

  it('ignores an unreadable demo history', async () => {
    const demo = { price_history: [{ cents: 1200, days_ago: 60 }] };
    expect((await record(priced({ demo }))).history).toEqual([change(0, 1000)]);
  });

  it('records two thousand prices at once', async () => {
    const entries = Array.from({ length: 2000 }, (_, index) => {
      const { item, search } = makeEntry({ code: `ITEM-${index}` });
      return { item, search };
    });
    for (const _ of [1, 2]) await recordPrices(database, entries, START);
    const rows = await database.selectFrom('price_changes').select('code').execute();
    expect(rows).toHaveLength(2000);
  });
});
