import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeEntry } from '../catalogue/testing/make-entry.ts';
import { openStorage } from '../catalogue/storage/open-storage.ts';
import { openStore } from '../open-store.ts';
import { startPlatform } from '../testing/start-platform.ts';
import { until } from '../testing/until.ts';
import { openPriceHistory } from './open-price-history.ts';

jest.setTimeout(30_000);

const DAY = 86_400_000;
const CODE = 'DECANTER-1500';

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
  const entryAt = (priceCents: number, compareAtCents: number | null) =>
    makeEntry({
      code: CODE,
      ids: [sku?.id ?? ''],
      metadata: {},
      offers: {
        'it-eur': { id: sku?.id ?? '', priceCents, compareAtCents, currency: 'EUR', stock: 9 },
      },
    });
  const history = openPriceHistory({
    database,
    platform: {
      endpoint: commerce.origin,
      authEndpoint: commerce.origin,
      clientId: 'fonte-vigna-backoffice',
      clientSecret: 'demo-backoffice-secret',
    },
    markets: MARKETS,
    retryEvery: 50,
    log: () => undefined,
  });
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
    await index.put([entryAt(4900, 5900)]);
    await history.catchUp(index.all());
    void history.run();
    const stated = async () => {
      const row = await commerce.platform.read(`skus/${sku?.id}`, {});
      return Object(row?.attributes['metadata'])['lowest_prices'] as unknown;
    };
    await until(async () => (await stated()) !== undefined);
    expect(await stated()).toEqual({ 'it-eur': { now: 4900, before: 5900 } });
  } finally {
    await history.close();
    await index.close();
    await Promise.all([database.destroy(), commerce.stop()]);
  }
});
