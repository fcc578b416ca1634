import type { Kysely } from 'kysely';
import { openStore } from '../open-store.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { asShopper } from '../enrichment/testing/shopper.ts';
import { buy } from '../mails/testing/buy.ts';
import { makeRow } from '../catalogue/testing/make-row.ts';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { allSold, countSold } from './count-sold.ts';
import { openSales } from './open-sales.ts';

let postgres: TestPostgres;
let shop: TestPlatform;
beforeAll(async () => {
  [postgres, shop] = await Promise.all([startPostgres(), startPlatform()]);
}, 60_000);
afterAll(() => Promise.all([postgres.stop(), shop.stop()]));

const line = (item_type: string, its: object) =>
  makeRow('line_items', { attributes: { item_type, quantity: 1, ...its } });
const makeOrder = (id: string, status = 'placed') =>
  makeRow('orders', {
    id,
    attributes: { status },
    related: {
      market: [makeRow('markets', { attributes: { code: 'it-eur' } })],
      line_items: [
        line('skus', { sku_code: 'A', quantity: 2 }),
        line('skus', { sku_code: 'A', quantity: 1 }),
        line('bundles', { bundle_code: 'BOX', quantity: 4 }),
        line('shipments', {}),
        line('adjustments', { quantity: -1 }),
      ],
    },
  });

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('sales')],
])('sales, on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  afterAll(() => database.destroy());

  it('S2 counts the quantities of an order once, by item and market', async () => {
    expect(await countSold(database, makeOrder('one'))).toEqual([
      { market: 'it-eur', kind: 'sku', code: 'A', pieces: 3 },
      { market: 'it-eur', kind: 'bundle', code: 'BOX', pieces: 4 },
    ]);
    expect(await countSold(database, makeOrder('one'))).toEqual([]);
    await countSold(database, makeOrder('two', 'approved'));
    for (const status of ['draft', 'pending', 'cancelled'])
      expect(await countSold(database, makeOrder(status, status))).toEqual([]);
    const sold = (await allSold(database)).get('it-eur');
    expect([sold?.get('sku:A'), sold?.get('bundle:BOX')]).toEqual([6, 8]);
  });

  it('S2 counts orders that no event reported, and only once', async () => {
    const code = 'CORKSCREW-OLIVE';
    await buy(await asShopper(shop.origin), { email: 'ada@shop.example', items: [code] });
    let told = 0;
    const open = () =>
      openSales({
        database,
        platform: {
          endpoint: shop.origin,
          authEndpoint: shop.origin,
          clientId: 'fonte-vigna-backoffice',
          clientSecret: 'demo-backoffice-secret',
        },
        onSold: (it) => (told += it.pieces),
        log: () => undefined,
        sweepEvery: 50,
      });
    const sold = async () => (await allSold(database)).get('it-eur')?.get(`sku:${code}`);
    const before = (await sold()) ?? 0;
    const sales = open();
    const running = sales.run(null);
    await until(async () => ((await sold()) ?? 0) > before);
    await sales.close();
    await running;
    const counted = await sold();
    expect(told).toBe((counted ?? 0) - before);
    // Counted by a sweep that also returns the earlier order.
    await buy(await asShopper(shop.origin), { email: 'bob@shop.example', items: [code] });
    const again = open();
    const looking = again.run(null);
    await until(async () => ((await sold()) ?? 0) > (counted ?? 0));
    await again.close();
    await looking;
    // `placeOrder` orders a quantity of two.
    expect(await sold()).toBe((counted ?? 0) + 2);
  });
});
