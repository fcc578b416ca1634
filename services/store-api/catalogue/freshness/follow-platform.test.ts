import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { startCatalogue, until, type TestCatalogue } from '../testing/start-catalogue.ts';
import { CATALOGUE_TOPICS } from './changes-of-event.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';

let commerce: TestPlatform;
let platform: Platform;
let shop: TestCatalogue;
beforeAll(async () => {
  commerce = await startPlatform();
  ({ platform } = commerce);
});
afterAll(() => commerce.stop());
afterEach(() => shop.stop());

const start = async (options: { webhooks?: boolean; compareEvery?: number; database?: string }) => {
  shop = await startCatalogue({ platform: commerce.origin, ...options });
  await until(() => shop.catalogue.isReady());
  if (options.webhooks) await until(() => shop.said.some((it) => it.includes('webhooks lead')));
};

const rowsOf = async (
  path: string,
  filter: Record<string, string>,
): Promise<readonly PlatformRow[]> =>
  (
    await platform.list(
      path,
      Object.fromEntries(Object.entries(filter).map(([name, it]) => [`filter[q][${name}]`, it])),
    )
  ).rows;
const change = async (row: PlatformRow | undefined, attributes: object) => {
  if (!row) throw new Error('there is no such row');
  await platform.send('PATCH', `${row.type}/${row.id}`, { type: row.type, id: row.id, attributes });
};
const priceOf = async (code: string): Promise<PlatformRow | undefined> => {
  const query = { include: 'prices', 'filter[q][code_eq]': code };
  const [sku] = (await platform.list('skus', query)).rows;
  return sku?.many('prices').find((it) => it.attributes['currency_code'] === 'EUR');
};
const found = async (code: string) =>
  (await shop.items(`q=${code}`)).items.find((it) => it.code === code);

describe('an index that hears of changes', () => {
  it('S4 follows price, stock and text', async () => {
    await start({ webhooks: true });
    await change(await priceOf('GRILLO-750'), { amount_cents: 777, compare_at_amount_cents: 999 });
    await until(async () => (await found('GRILLO-750'))?.price?.cents === 777);
    expect(await found('GRILLO-750')).toMatchObject({ compareAt: { cents: 999 } });
    const offers = async () =>
      (await shop.items('offers=1&per_page=48')).items.map((it) => it.code);
    // Its lowest price is unknown.
    expect(await offers()).not.toContain('GRILLO-750');

    const [sku] = await rowsOf('skus', { code_eq: 'GRILLO-750' });
    const text = { it: { name: 'Zafferano bianco' } };
    const lowest_prices = { 'it-eur': { now: 777, before: 990 } };
    await change(sku, { metadata: { text, lowest_prices } });
    await until(async () => (await shop.items('q=zafferano')).total === 1);
    expect(await offers()).toContain('GRILLO-750');
  });

  it('S4 follows a bundle whose part runs out', async () => {
    await start({ webhooks: true });
    for (const row of await rowsOf('stock_items', { sku_code_eq: 'CHIARETTO-750' }))
      await change(row, { quantity: 0 });
    await until(async () => (await found('CHIARETTO-750'))?.stock === 0);
    await until(async () => (await found('BUNDLE-APERITIVO'))?.stock === 0);
    const available = await shop.items('available=1&category=gifts&per_page=48');
    expect(available.items.map((it) => it.code)).not.toContain('BUNDLE-APERITIVO');
  });

  it('S4 adds new items and removes deleted ones', async () => {
    await start({ webhooks: true });
    const [model] = await rowsOf('skus', { code_eq: 'BAROLO-750' });
    const [category] = (await platform.list('shipping_categories', {})).rows;
    const [list] = await rowsOf('price_lists', { code_eq: 'EUR' });
    const [location] = (await platform.list('stock_locations', {})).rows;
    const relate = (row: PlatformRow | undefined) => ({ data: { type: row?.type, id: row?.id } });
    const sku = await platform.send('POST', 'skus', {
      type: 'skus',
      attributes: {
        code: 'NUOVO-750',
        name: 'Nuovissimo',
        metadata: model?.attributes['metadata'],
      },
      relationships: { shipping_category: relate(category) },
    });
    const price = await platform.send('POST', 'prices', {
      type: 'prices',
      attributes: { sku_code: 'NUOVO-750', amount_cents: 500 },
      relationships: { price_list: relate(list), sku: relate(sku ?? undefined) },
    });
    await platform.send('POST', 'stock_items', {
      type: 'stock_items',
      attributes: { sku_code: 'NUOVO-750', quantity: 3 },
      relationships: { stock_location: relate(location), sku: relate(sku ?? undefined) },
    });
    await until(async () => (await found('NUOVO-750'))?.stock === 3);
    const markets = async () =>
      (await (await shop.get('markets-of', 'code=NUOVO-750')).json()).markets;
    expect(await markets()).not.toContain('gb-gbp');

    await platform.send('DELETE', `prices/${price?.id}`);
    await until(async () => (await markets()).length === 0);
    await platform.send('DELETE', `skus/${sku?.id}`);
    await until(() => !shop.catalogue.facets.columns.numbers.has('sku:NUOVO-750'));
  });

  it('finds its webhooks again instead of registering them twice', async () => {
    await start({ webhooks: true });
    const count = (await platform.list('webhooks', {})).recordCount;
    const { registerWebhooks } = await import('../../webhooks/register-webhooks.ts');
    const secrets = await registerWebhooks(
      platform,
      'catalogue-index',
      CATALOGUE_TOPICS,
      `${shop.address}${shop.catalogue.webhooks.path}`,
    );
    expect((await platform.list('webhooks', {})).recordCount).toBe(count);
    expect(secrets['skus.update']).toBe(shop.catalogue.webhooks.secretOf('skus.update'));
  });
});

describe('an index that is not told', () => {
  it('S4 detects changes and deletions by comparison', async () => {
    await start({ compareEvery: 100 });
    await change(await priceOf('BAROLO-750'), { amount_cents: 4321 });
    await until(async () => (await found('BAROLO-750'))?.price?.cents === 4321);
    const [sku] = await rowsOf('skus', { code_eq: 'CORKSCREW-OLIVE' });
    await platform.send('DELETE', `skus/${sku?.id}`);
    await until(() => !shop.catalogue.facets.columns.numbers.has('sku:CORKSCREW-OLIVE'));
  });

  it('answers from the index while the platform is down, and catches up afterwards', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catalogue-kept-'));
    const database = join(folder, 'index.sqlite');
    await start({ database });
    const { total } = await shop.items('');
    await shop.stop();
    shop = await startCatalogue({ platform: 'http://127.0.0.1:9', database });
    await until(() => shop.catalogue.isReady());
    expect((await shop.items('')).total).toBe(total);
    expect((await shop.items('q=barbara')).corrected).toBe('barbera');
    await rm(folder, { recursive: true });
  });
});
