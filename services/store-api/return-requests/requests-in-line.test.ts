import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Kysely } from 'kysely';
import { databaseTime } from '../database/database-time.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { asIntegration, asShopper } from '../enrichment/testing/shopper.ts';
import { openStore } from '../open-store.ts';
import { placeOrder, shipOrder } from '../own-api/orders/testing/place-order.ts';
import { finishPending } from '../own-api/privacy/testing/finish-pending.ts';
import { newEmail } from '../own-api/testing/customer-session.ts';
import { fakeContext } from '../own-api/testing/fake-context.ts';
import type { Platform } from '../platform/platform.ts';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { endLeases, leaseOrder } from './order-lease.ts';

let shop: TestPlatform;
let postgres: TestPostgres;
let office: CommerceLayerBundle;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-in-line-'));
  [shop, postgres] = await Promise.all([startPlatform(), startPostgres()]);
  office = await asIntegration(shop.origin);
}, 60_000);
afterAll(async () => {
  await Promise.all([shop.stop(), postgres.stop()]);
  await rm(folder, { recursive: true });
});

/** The platform, whose first response about returns is held: `read` to a list of them, `created` to a new one. */
const holding = (what: 'read' | 'created') => {
  const held = { isReached: false, proceed: (): void => undefined };
  const opened = new Promise<void>((resolve) => (held.proceed = resolve));
  const hold = async <T>(type: string, when: typeof what, response: T): Promise<T> => {
    if (type === 'returns' && when === what) {
      held.isReached = true;
      await opened;
    }
    return response;
  };
  const platform: Platform = {
    ...shop.platform,
    list: async (...call) => hold(call[0], 'read', await shop.platform.list(...call)),
    send: async (...call) => hold(call[1], 'created', await shop.platform.send(...call)),
  };
  return { held, platform };
};

describe.each([
  ['SQLite', async () => join(folder, 'store.sqlite')],
  ['PostgreSQL', () => postgres.database('in_line')],
])('return requests of one order on %s', (_, nameOf) => {
  let databases: Kysely<StoreDatabase>[];
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    const name = await nameOf();
    database = await openStore(name);
    databases = [database, await openStore(name)];
  });
  afterAll(() => Promise.all(databases.map((it) => it.destroy())));

  const state = (request: string) =>
    database
      .selectFrom('return_request')
      .select('outcome')
      .where('id', '=', request)
      .executeTakeFirst();
  const stateRequest = async (number: string, email: string) => {
    const id = randomUUID();
    await database
      .insertInto('return_request')
      .values({
        ...{ id, kind: 'withdrawal', number, email, name: 'Ada Rossi' },
        ...{ items: null, note: null, locale: 'it', market: 'it/eur', outcome: 'open' },
        received_at: new Date().toISOString(),
      })
      .execute();
    return id;
  };

  /** A shipped order with two requests for all of it, each with the service that settles it. */
  const twoRequests = async (...platforms: readonly [Platform, Platform]) => {
    const email = newEmail();
    const { id: order, number } = await placeOrder(await asShopper(shop.origin), email);
    await shipOrder(office, order);
    const requests = [];
    for (const [index, platform] of platforms.entries()) {
      const { work } = await fakeContext({ database: databases[index] ?? database, platform });
      const request = await stateRequest(number, email);
      requests.push({
        start: () => work.later('return-request', { request }, request),
        settled: work.settled,
        outcome: async () => (await state(request))?.outcome,
      });
    }
    return { order, requests: requests as [(typeof requests)[0], (typeof requests)[0]] };
  };
  const isReturnedOnce = async (order: string) => {
    expect(await office.orders.returns(order)).toHaveLength(1);
    expect(await database.selectFrom('return_lease').selectAll().execute()).toEqual([]);
  };

  it('S11 make one return of its items, if two services settle them at the same moment', async () => {
    const { held, platform } = holding('created');
    const { order, requests } = await twoRequests(platform, shop.platform);
    const [first, second] = requests;
    await first.start();
    await until(() => held.isReached);
    await second.start();
    await second.settled();
    expect(await second.outcome()).toBe('open');
    held.proceed();
    await first.settled();
    expect(await finishPending(database, shop.platform)).toEqual(['return-request']);
    expect([await first.outcome(), await second.outcome()]).toEqual(['returning', 'nothing']);
    await isReturnedOnce(order);
  });

  it('S11 make one return of its items, if one is settled after the other has read the order', async () => {
    const { held, platform } = holding('read');
    const { order, requests } = await twoRequests(shop.platform, platform);
    const [first, second] = requests;
    await second.start();
    await until(() => held.isReached);
    await first.start();
    await first.settled();
    held.proceed();
    await second.settled();
    expect([await first.outcome(), await second.outcome()]).toEqual(['returning', 'nothing']);
    await isReturnedOnce(order);
  });

  it('S11 have its lease one at a time, the same request again and the others once it expires', async () => {
    const requests = Array.from({ length: 10 }, (_it, index) => `request-${index}`);
    const leased = await Promise.all(
      requests.map((it, index) => leaseOrder(databases[index % 2] ?? database, 'order', it)),
    );
    expect(leased.filter(Boolean)).toHaveLength(1);
    const holder = requests[leased.indexOf(true)] ?? '';
    const other = requests[leased.indexOf(false)] ?? '';
    expect(await leaseOrder(database, 'order', holder)).toBe(true);
    expect(await leaseOrder(database, 'order', other)).toBe(false);
    expect(await leaseOrder(database, 'other-order', other)).toBe(true);
    await database
      .updateTable('return_lease')
      .set({ leased_until: databaseTime(database) })
      .where('order_id', '=', 'order')
      .execute();
    expect(await leaseOrder(database, 'order', other)).toBe(true);
    expect(await leaseOrder(database, 'order', holder)).toBe(false);
    await endLeases(database, other);
    expect(await database.selectFrom('return_lease').selectAll().execute()).toEqual([]);
  });
});
