import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Kysely } from 'kysely';
import { makeEntry } from '../catalogue/testing/make-entry.ts';
import type { CatalogueStorage } from '../catalogue/storage/catalogue-storage.ts';
import type { OpenCatalogue } from '../catalogue/open-catalogue.ts';
import { openRepairingCatalogue } from '../catalogue/open-repairing-catalogue.ts';
import { openStorage } from '../catalogue/storage/open-storage.ts';
import { keptState } from '../database/kept-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import { startPlatform } from '../testing/start-platform.ts';
import { until } from '../testing/until.ts';
import { openPriceHistory, type OpenPriceHistory } from './open-price-history.ts';
import type { PricedEntry } from './record-prices.ts';

jest.setTimeout(30_000);

const DAY = 86_400_000;
const CODE = 'DECANTER-1500';

const entryAt = (priceCents: number, compareAtCents: number | null = null, id = 'SkuAAAAAAA') =>
  makeEntry({
    code: CODE,
    ids: [id],
    metadata: {},
    offers: { 'it-eur': { id, priceCents, compareAtCents, currency: 'EUR', stock: 9 } },
  });

const platformAt = (origin: string) => ({
  endpoint: origin,
  authEndpoint: origin,
  clientId: 'fonte-vigna-backoffice',
  clientSecret: 'demo-backoffice-secret',
});

const historyOf = (database: Kysely<StoreDatabase>, origin: string, markets = MARKETS) =>
  openPriceHistory({
    database,
    platform: platformAt(origin),
    markets,
    retryEvery: 50,
    log: () => undefined,
  });

it('S1 a reduction that a stopped process had indexed is recorded and stated by the next one', async () => {
  const commerce = await startPlatform();
  const database = await openStore(':memory:');
  const index = await openStorage(':memory:');
  const [sku] = (await commerce.platform.list('skus', { 'filter[q][code_eq]': CODE })).rows;
  const metadata = { ...Object(sku?.attributes['metadata']), lowest_prices: undefined };
  await commerce.platform.send('PATCH', `skus/${sku?.id}`, {
    type: 'skus',
    id: sku?.id,
    attributes: { metadata },
  });
  const history = historyOf(database, commerce.origin);
  try {
    await database
      .insertInto('price_changes')
      .values({
        kind: 'sku',
        code: CODE,
        market: 'it-eur',
        cents: 5900,
        compare_at_cents: null,
        since: Date.now() - 60 * DAY,
      })
      .execute();
    await index.put([entryAt(4900, 5900, sku?.id)]);
    await (
      await history.beginTerm(index)
    ).caughtUp;
    void history.run();
    const stated = async () => {
      const row = await commerce.platform.read(`skus/${sku?.id}`, {});
      return Object(row?.attributes['metadata'])['lowest_prices'] as unknown;
    };
    await until(async () => (await stated()) !== undefined);
    expect(await stated()).toEqual({ 'it-eur': { now: 4900, before: 5900 } });
    const prices = () =>
      database.selectFrom('price_changes').select('cents').orderBy('since').execute();
    expect(await prices()).toEqual([{ cents: 5900 }, { cents: 4900 }]);
  } finally {
    await history.close();
    await index.close();
    await Promise.all([database.destroy(), commerce.stop()]);
  }
});

it('S1 an item that has changed meanwhile keeps its newer price', async () => {
  const database = await openStore(':memory:');
  const history = historyOf(database, 'http://127.0.0.1:9');
  try {
    const { caughtUp } = await history.beginTerm({
      ...(await openStorage(':memory:')),
      all: async function* () {
        await history.meet([entryAt(4900)]);
        yield [entryAt(5900)];
      },
    });
    await caughtUp;
    const prices = await database.selectFrom('price_changes').select('cents').execute();
    expect(prices).toEqual([{ cents: 4900 }]);
  } finally {
    await history.close();
    await database.destroy();
  }
});

it('S1 a clean shutdown of the catalog index leaves a marker that all its prices were met', async () => {
  const commerce = await startPlatform();
  const database = await openStore(':memory:');
  const history = historyOf(database, commerce.origin);
  const catalogue: OpenCatalogue = await openRepairingCatalogue({
    database: ':memory:',
    platform: platformAt(commerce.origin),
    compareEvery: 60_000,
    markets: MARKETS,
    onPut: history.meet,
    onWriting: async () => void (await history.beginTerm(catalogue.storage)),
    onClosing: history.endTerm,
    log: () => undefined,
  });
  try {
    void catalogue.run(null);
    await until(() => catalogue.isReady());
    const token = await catalogue.storage.state('prices_met');
    const marker = () => keptState(database, 'price-history').state('prices_met');
    expect(await marker()).toBeNull();
    await catalogue.close();
    expect(await marker()).toContain(String(token));
  } finally {
    await history.close();
    await Promise.all([database.destroy(), commerce.stop()]);
  }
});

describe('the next writer of an index', () => {
  let database: Kysely<StoreDatabase>;
  let index: CatalogueStorage;
  let metItems: number;
  beforeEach(async () => {
    [database, index] = [await openStore(':memory:'), await openStorage(':memory:')];
    await index.put([entryAt(4900)]);
    metItems = 0;
  });
  afterEach(() => Promise.all([database.destroy(), index.close()]));

  const counting = () => ({
    ...index,
    all: async function* () {
      for await (const items of index.all()) {
        metItems += items.length;
        yield items;
      }
    },
  });
  /** A term of a process; `end` runs before it ends. */
  const writer = async (end: (history: OpenPriceHistory) => Promise<void>, markets = MARKETS) => {
    const history = historyOf(database, 'http://127.0.0.1:9', markets);
    metItems = 0;
    await (
      await history.beginTerm(counting())
    ).caughtUp;
    await end(history);
    await history.close();
  };
  const cleanly = (history: OpenPriceHistory) => history.endTerm();
  const killed = async () => undefined;

  it('S1 meets no item again after a clean shutdown, and every item after a crash', async () => {
    await writer(cleanly);
    expect(metItems).toBe(1);
    await writer(cleanly);
    expect(metItems).toBe(0);
    await writer(killed);
    expect(metItems).toBe(0);
    await writer(cleanly);
    expect(metItems).toBe(1);
  });

  it('S1 meets everything after a term in which an item was missed', async () => {
    await writer(async (history) => {
      const failing = { item: { ...entryAt(4900).item, offers: null } } as unknown as PricedEntry;
      await expect(history.meet([failing])).rejects.toThrow();
      await history.endTerm();
    });
    await writer(cleanly);
    expect(metItems).toBe(1);
  });

  it('S1 meets everything after a term with metadata that were not written', async () => {
    await writer(async (history) => {
      const lowest_prices = { 'it-eur': { now: 1, before: 2 } };
      await history.meet([makeEntry({ code: 'UNKNOWN', metadata: { lowest_prices } })]);
      await history.endTerm();
    });
    await writer(cleanly);
    expect(metItems).toBe(1);
  });

  it('S1 meets everything if another index was met, or by the duties of other markets', async () => {
    await writer(cleanly);
    await index.close();
    index = await openStorage(':memory:');
    await index.put([entryAt(4900)]);
    await writer(cleanly);
    expect(metItems).toBe(1);
    await writer(cleanly, []);
    expect(metItems).toBe(1);
  });

  it('S1 ignores the marker of a process that is no longer the writer', async () => {
    const late = historyOf(database, 'http://127.0.0.1:9');
    await (
      await late.beginTerm(counting())
    ).caughtUp;
    await writer(async () => {
      await late.endTerm();
      await late.close();
    });
    await writer(cleanly);
    expect(metItems).toBe(1);
  });
});
