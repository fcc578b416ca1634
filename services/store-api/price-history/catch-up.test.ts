import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Kysely } from 'kysely';
import { makeEntry } from '../catalogue/testing/make-entry.ts';
import { openStorage } from '../catalogue/storage/open-storage.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import { startPlatform } from '../testing/start-platform.ts';
import { until } from '../testing/until.ts';
import { openPriceHistory } from './open-price-history.ts';

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

const historyOf = (database: Kysely<StoreDatabase>, origin: string) =>
  openPriceHistory({
    database,
    platform: {
      endpoint: origin,
      authEndpoint: origin,
      clientId: 'fonte-vigna-backoffice',
      clientSecret: 'demo-backoffice-secret',
    },
    markets: MARKETS,
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
    await history.catchUp(index.all());
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
    await history.catchUp(
      (async function* () {
        await history.meet([entryAt(4900)]);
        yield [entryAt(5900)];
      })(),
    );
    const prices = await database.selectFrom('price_changes').select('cents').execute();
    expect(prices).toEqual([{ cents: 4900 }]);
  } finally {
    await history.close();
    await database.destroy();
  }
});
