import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Kysely } from 'kysely';
import { openRepairingCatalogue } from '../catalogue/open-repairing-catalogue.ts';
import { makeEntry } from '../catalogue/testing/make-entry.ts';
import type { OpenCatalogue } from '../catalogue/open-catalogue.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { until } from '../testing/until.ts';
import { openPriceHistory, type OpenPriceHistory } from './open-price-history.ts';

jest.setTimeout(30_000);

const DAY = 86_400_000;

let commerce: TestPlatform;
let database: Kysely<StoreDatabase>;
let history: OpenPriceHistory;
let catalogue: OpenCatalogue;
const said: string[] = [];

/** The service's history over a platform that it reads every 50 ms. */
beforeAll(async () => {
  commerce = await startPlatform();
  database = await openStore(':memory:');
  const platform = {
    endpoint: commerce.origin,
    authEndpoint: commerce.origin,
    clientId: 'fonte-vigna-backoffice',
    clientSecret: 'demo-backoffice-secret',
  };
  history = openPriceHistory({
    database,
    platform,
    markets: MARKETS,
    retryEvery: 50,
    log: (line) => said.push(line),
  });
  catalogue = await openRepairingCatalogue({
    database: ':memory:',
    platform,
    compareEvery: 50,
    markets: MARKETS,
    onPut: history.meet,
    log: () => undefined,
  });
  void history.run();
  void catalogue.run(null);
  await until(() => catalogue.isReady());
});
afterAll(async () => {
  await catalogue.close();
  await history.close();
  await Promise.all([database.destroy(), commerce.stop()]);
});

const rowsOf = async (type: 'skus' | 'bundles', code: string): Promise<readonly PlatformRow[]> =>
  (
    await commerce.platform.list(type, {
      'filter[q][code_eq]': code,
      include: type === 'skus' ? 'prices' : 'market',
    })
  ).rows;
const metadataOf = async (type: 'skus' | 'bundles', code: string) =>
  (await rowsOf(type, code)).map((it) => it.attributes['metadata'] as Record<string, unknown>);
const lowestOf = async (code: string) => (await metadataOf('skus', code))[0]?.['lowest_prices'];
const patch = async ({ type, id }: PlatformRow, attributes: object) =>
  commerce.platform.send('PATCH', `${type}/${id}`, { type, id, attributes });
const priceIn = async (code: string, currency: string): Promise<PlatformRow> => {
  const [sku] = await rowsOf('skus', code);
  const price = sku?.many('prices').find((it) => it.attributes['currency_code'] === currency);
  if (!price) throw new Error(`${code} has no price in ${currency}`);
  return price;
};
/** Pretends that the service saw the current prices of an item two months ago. */
const age = async (code: string) => {
  await until(async () => (await pricesOf(code)).length > 0);
  await database.deleteFrom('price_changes').where('code', '=', code).execute();
  const item = (await catalogue.storage.byNumbers([...catalogue.facets.columns.items.keys()])).find(
    (it) => it.item.code === code,
  )?.item;
  if (!item) throw new Error(`${code} is not indexed`);
  for (const [market, offer] of Object.entries(item.offers))
    await database
      .insertInto('price_changes')
      .values({
        kind: item.kind,
        code,
        market,
        cents: offer.priceCents,
        compare_at_cents: offer.compareAtCents,
        since: Date.now() - 60 * DAY,
      })
      .execute();
};
const pricesOf = (code: string) =>
  database.selectFrom('price_changes').selectAll().where('code', '=', code).execute();

describe('the lowest prices on the platform', () => {
  it('S1 are what the demo catalog begins with', async () => {
    await until(async () => (await pricesOf('DECANTER-1500')).length > 0);
    expect(await lowestOf('DECANTER-1500')).toMatchObject({
      'it-eur': { now: 4900, before: 5500 },
      'rest-of-world-usd': { now: 5900, before: 6500 },
    });
    expect(await lowestOf('GLASSES-WATER-4')).toBeUndefined();
  });

  it('S1 follow a reduction and its end, once and without other changes', async () => {
    const code = 'GRILLO-750';
    await age(code);
    const [before] = await metadataOf('skus', code);
    const price = await priceIn(code, 'EUR');
    const cents = Number(price.attributes['amount_cents']);
    await patch(price, { amount_cents: cents - 300, compare_at_amount_cents: cents + 500 });
    await until(async () => (await lowestOf(code)) !== undefined);
    const [reduced] = await metadataOf('skus', code);
    const { lowest_prices, ...others } = reduced ?? {};
    expect(lowest_prices).toMatchObject({ 'it-eur': { now: cents - 300, before: cents } });
    expect(Object.keys(lowest_prices as object)).not.toContain('gb-gbp');
    expect(others).toEqual(before);

    await patch(price, { amount_cents: cents, compare_at_amount_cents: null });
    await until(async () => (await lowestOf(code)) === undefined);
    expect((await metadataOf('skus', code))[0]).toEqual(before);
    expect(said.filter((it) => it.includes(code))).toEqual([
      expect.stringContaining('lowest prices in it-eur'),
      `sku ${code}: no lowest price any more`,
    ]);
  });

  it('S1 are written again while the platform fails', async () => {
    const lines: string[] = [];
    const down = 'http://127.0.0.1:9';
    const failing = openPriceHistory({
      database,
      platform: { endpoint: down, authEndpoint: down, clientId: 'a', clientSecret: 'b' },
      markets: MARKETS,
      retryEvery: 10,
      log: (line) => lines.push(line),
    });
    void failing.run();
    // Reduced without a history, so what it states has to go.
    const lowest_prices = { 'it-eur': { now: 1, before: 2 } };
    await failing.meet([makeEntry({ code: 'UNKNOWN', metadata: { lowest_prices } })]);
    await until(() => lines.length > 1);
    await failing.close();
    expect(lines[1]).toContain('sku:UNKNOWN failed and is tried again');
  });

  it('S1 of a bundle are in each of its rows', async () => {
    const code = 'BUNDLE-APERITIVO';
    await age(code);
    const euro = (await rowsOf('bundles', code)).find(
      (it) => it.attributes['currency_code'] === 'EUR',
    );
    const cents = Number(euro?.attributes['price_amount_cents']);
    await patch(euro!, { price_amount_cents: cents - 100 });
    const stated = async () =>
      (await metadataOf('bundles', code)).map((it) => it['lowest_prices'] ?? null);
    await until(async () => (await stated()).every((it) => it !== null));
    for (const it of await stated())
      expect(it).toMatchObject({ 'it-eur': { now: cents - 100, before: cents } });
  });

  it('S1 change no other item of the demo catalog', () => {
    const others = said.filter((it) => !/GRILLO-750|BUNDLE-APERITIVO/.test(it));
    expect(others).toEqual([]);
  });
});
