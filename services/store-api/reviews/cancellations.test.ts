import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Kysely } from 'kysely';
import { openStore } from '../open-store.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { asCustomer, asIntegration } from '../enrichment/testing/shopper.ts';
import { placeOrder } from '../own-api/orders/testing/place-order.ts';
import { newEmail } from '../own-api/testing/customer-session.ts';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { buyerOf } from './buyer-of.ts';
import { openCancellations } from './open-cancellations.ts';

/** The item in `placeOrder`. */
const CODE = 'CORKSCREW-OLIVE';
const password = 'a long password';

let postgres: TestPostgres;
let shop: TestPlatform;
let office: CommerceLayerBundle;
beforeAll(async () => {
  [postgres, shop] = await Promise.all([startPostgres(), startPlatform()]);
  office = await asIntegration(shop.origin);
}, 60_000);
afterAll(() => Promise.all([postgres.stop(), shop.stop()]));

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('cancellations')],
])('reviews of cancelled orders, on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  afterAll(() => database.destroy());

  const aBuyer = async (orders: number) => {
    const email = newEmail();
    const { id } = await office.customers.create({ email, password });
    const client = await asCustomer(shop.origin, { email, password });
    const bought: string[] = [];
    for (let count = 0; count < orders; count += 1) {
      const order = await placeOrder(client);
      await office.orders.update({ id: order.id, _approve_and_capture: true });
      bought.push(order.id);
    }
    return { id, bought };
  };
  const review = (customerId: string, code: string) =>
    database
      .insertInto('review')
      .values({
        id: `${customerId} ${code}`,
        kind: 'sku',
        code,
        rating: 5,
        title: 'Good',
        text: 'Good.',
        locale: 'it',
        name: 'Ada',
        buyer: buyerOf(customerId),
        state: 'published',
        created_at: '2026-11-01T00:00:00.000Z',
      })
      .execute();
  const giveBack = async (id: string) => {
    await office.orders.update({ id, _refund: true });
    await office.orders.update({ id, _cancel: true });
  };
  const written = async (customerId: string) =>
    (
      await database
        .selectFrom('review')
        .select('code')
        .where('buyer', '=', buyerOf(customerId))
        .execute()
    ).map(({ code }) => code);

  it('S11 go with the last purchase of the item, and the rating follows', async () => {
    const [once, twice] = [await aBuyer(1), await aBuyer(2)];
    await review(once.id, CODE);
    await review(once.id, 'BAROLO-750');
    await review(twice.id, CODE);
    const rated: string[] = [];
    const cancellations = openCancellations({
      database,
      platform: {
        endpoint: shop.origin,
        authEndpoint: shop.origin,
        clientId: 'fonte-vigna-backoffice',
        clientSecret: 'demo-backoffice-secret',
      },
      refreshRating: async ({ code }) => void rated.push(code),
      log: () => undefined,
      sweepEvery: 50,
    });
    const running = cancellations.run(null);
    for (const id of [...once.bought, ...twice.bought.slice(0, 1)]) await giveBack(id);
    await until(async () => (await written(once.id)).length === 1);
    expect(await written(once.id)).toEqual(['BAROLO-750']);
    expect(rated).toEqual([CODE]);
    expect(await written(twice.id)).toEqual([CODE]);
    for (const id of twice.bought.slice(1)) await giveBack(id);
    await until(async () => (await written(twice.id)).length === 0);
    await cancellations.close();
    await running;
  });
});
