import pg from 'pg';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { startCatalogue, until, type TestCatalogue } from './testing/start-catalogue.ts';

let commerce: TestPlatform;
let postgres: TestPostgres;
let database: string;
let shops: TestCatalogue[] = [];
let count = 0;
beforeAll(async () => {
  [commerce, postgres] = await Promise.all([startPlatform(), startPostgres()]);
}, 60_000);
afterAll(async () => {
  await commerce?.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  database = await postgres.database(`index_${(count += 1)}`);
});
afterEach(async () => {
  await Promise.all(shops.map((it) => it.stop()));
  shops = [];
});

const start = async (options: Partial<Parameters<typeof startCatalogue>[0]> = {}) => {
  const shop = await startCatalogue({ platform: commerce.origin, database, ...options });
  shops.push(shop);
  await until(() => shop.catalogue.isReady());
  return shop;
};
const stop = async (shop: TestCatalogue) => {
  shops = shops.filter((it) => it !== shop);
  await shop.stop();
};
const isWriter = ({ catalogue }: TestCatalogue) => catalogue.isWriter();
const skuOf = async (code: string) => {
  const query = { include: 'prices', 'filter[q][code_eq]': code };
  const [sku] = (await commerce.platform.list('skus', query)).rows;
  if (!sku) throw new Error(`there is no SKU ${code}`);
  return sku;
};
const setPrice = async (code: string, amount_cents: number) => {
  const prices = (await skuOf(code)).many('prices');
  const price = prices.find((it) => it.attributes['currency_code'] === 'EUR');
  if (!price) throw new Error(`${code} has no price`);
  const { id, type } = price;
  await commerce.platform.send('PATCH', `${type}/${id}`, {
    type,
    id,
    attributes: { amount_cents },
  });
};
const event = (type: string, attributes: object, id = 'id') => ({ data: { type, id, attributes } });
const priceAt = async (shop: TestCatalogue, code: string) =>
  (await shop.items(`q=${code}`)).items.find((it) => it.code === code)?.price?.cents;
/** Waits until all services answer with a price. */
const seenAt = (services: readonly TestCatalogue[], code: string, cents: number) =>
  until(async () =>
    (await Promise.all(services.map((it) => priceAt(it, code)))).every((it) => it === cents),
  );
const readsOf = ({ said }: TestCatalogue) => said.filter((it) => it.includes('items read in'));

describe('two services with one index', () => {
  it('read the platform once, and answer the same', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect([one, other].filter(isWriter)).toHaveLength(1);
    expect([one, other].flatMap(readsOf)).toHaveLength(1);
    for (const query of ['per_page=48', 'q=barolo', 'category=red&sort=-price'])
      expect(await one.items(query)).toEqual(await other.items(query));
    expect((await one.items('')).total).toBeGreaterThan(20);
  });

  it('both follow what the platform tells the one that does not write', async () => {
    const writer = await start();
    const follower = await start();
    expect([writer, follower].map(isWriter)).toEqual([true, false]);
    const { webhooks } = follower.catalogue;
    // Both have the item in their caches.
    await Promise.all([priceAt(writer, 'BAROLO-750'), priceAt(follower, 'BAROLO-750')]);
    await setPrice('BAROLO-750', 405);
    await webhooks.receive('prices.update', event('prices', { sku_code: 'BAROLO-750' }));
    await seenAt([writer, follower], 'BAROLO-750', 405);

    const sku = await skuOf('CORKSCREW-OLIVE');
    await commerce.platform.send('DELETE', `skus/${sku.id}`);
    await webhooks.receive('skus.destroy', event('skus', {}, sku.id));
    await until(() =>
      [writer, follower].every(
        ({ catalogue }) => !catalogue.facets.columns.numbers.has('sku:CORKSCREW-OLIVE'),
      ),
    );
    await until(async () => (await writer.catalogue.storage.shared?.notes())?.length === 0);
  });

  it('register webhooks once, and both accept their calls', async () => {
    const writer = await start({ webhooks: true });
    const follower = await start({ webhooks: true, callback: writer.address });
    const secret = () => follower.catalogue.webhooks.secretOf('skus.update');
    await until(() => secret() !== null);
    expect(secret()).toBe(writer.catalogue.webhooks.secretOf('skus.update'));
    await setPrice('GRILLO-750', 406);
    await seenAt([writer, follower], 'GRILLO-750', 406);
    expect(follower.said.filter((it) => it.includes('webhooks lead'))).toEqual([]);
  });

  it('continue with the other when the writer ends', async () => {
    const wrote: string[] = [];
    const writer = await start({ onWriting: async () => void wrote.push('writer') });
    const follower = await start({ onWriting: async () => void wrote.push('follower') });
    expect(wrote).toEqual(['writer']);
    await stop(writer);
    await until(() => follower.catalogue.isWriter());
    await until(() => wrote.length === 2);
    expect(wrote).toEqual(['writer', 'follower']);
    await setPrice('CHIARETTO-750', 404);
    await follower.catalogue.webhooks.receive(
      'prices.update',
      event('prices', { sku_code: 'CHIARETTO-750' }),
    );
    await seenAt([follower], 'CHIARETTO-750', 404);
    expect(readsOf(follower)).toEqual([]);
  });

  it('apply a change that was recorded while none could read the platform', async () => {
    await stop(await start());
    const idle = await start({ platform: 'http://127.0.0.1:9' });
    await setPrice('BAROLO-750', 409);
    await idle.catalogue.webhooks.receive(
      'prices.update',
      event('prices', { sku_code: 'BAROLO-750' }),
    );
    await stop(idle);
    const next = await start();
    await seenAt([next], 'BAROLO-750', 409);
    await until(async () => (await next.catalogue.storage.shared?.notes())?.length === 0);
  });

  it('have one writer again after its connection was lost, and miss nothing', async () => {
    const services = [await start(), await start()];
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'catalogue-index-writer' AND datname = current_database()`);
    await client.end();
    const tenures = () =>
      services.flatMap(({ said }) => said.filter((it) => it.includes('writes the index')));
    await until(() => tenures().length === 2);
    expect(services.filter(isWriter)).toHaveLength(1);
    await setPrice('GRILLO-750', 403);
    for (const { catalogue } of services)
      await catalogue.webhooks.receive(
        'prices.update',
        event('prices', { sku_code: 'GRILLO-750' }),
      );
    await seenAt(services, 'GRILLO-750', 403);
  });
});
