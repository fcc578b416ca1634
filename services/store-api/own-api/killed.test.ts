import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { openStore } from '../open-store.ts';
import { asIntegration, asShopper } from '../enrichment/testing/shopper.ts';
import { databaseTime } from '../database/database-time.ts';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { placeOrder } from './orders/testing/place-order.ts';
import { logIn, newEmail } from './testing/customer-session.ts';
import { mailsTo } from './testing/start-accounts.ts';
import { startOwnApi, type OwnApiProcess } from './testing/start-own-api.ts';

jest.setTimeout(120_000);

let postgres: TestPostgres;
let shop: TestPlatform;
let office: CommerceLayerBundle;
let folder: string;
const processes: OwnApiProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-killed-'));
  [postgres, shop] = await Promise.all([startPostgres(), startPlatform()]);
  office = await asIntegration(shop.origin);
});
afterEach(() => Promise.all(processes.splice(0).map((it) => it.kill())));
afterAll(async () => {
  await Promise.all([postgres.stop(), shop.stop()]);
  await rm(folder, { recursive: true });
});

const place = { locale: 'it', market: 'it/eur' };
const password = 'a long password';

describe.each([
  ['SQLite', async (name: string) => join(folder, `${name}.sqlite`)],
  ['PostgreSQL', (name: string) => postgres.database(name)],
])('an own API on %s that is killed', (_, nameOf) => {
  const start = async (database: string, its: object = {}): Promise<OwnApiProcess> => {
    const api = await startOwnApi({ database, platform: shop.origin, ...its });
    processes.push(api);
    return api;
  };
  /**
   * Lets two processes complete the pending work.
   *
   * @returns the kinds of mails sent to each address, once all work is done
   */
  const finish = async (name: string, emails: readonly string[]) => {
    const database = await openStore(name);
    // Expires the claims of the dead process. A short lease instead would expire while a busy machine is still
    // waiting for the platform.
    const left = await database
      .updateTable('pending_work')
      .set({ claimed_until: databaseTime(database) })
      .returning('id')
      .execute();
    expect(left).not.toEqual([]);
    await Promise.all([start(name), start(name)]);
    await until(
      async () => (await database.selectFrom('pending_work').select('id').execute()).length === 0,
    );
    const kinds = [];
    for (const email of emails)
      kinds.push((await mailsTo(database, email)).map(({ kind }) => kind).toSorted());
    await database.destroy();
    return kinds;
  };

  it('O2 S11 T16 right after accepting a request sends each mail once', async () => {
    const name = await nameOf('accepted');
    const ada = newEmail();
    await office.customers.create({ email: ada, password });
    const session = await logIn(shop.origin, ada, password);
    const authorization = `Bearer ${session?.token ?? ''}`;
    const [buyer, reader, moved, unknown, joined] = [1, 2, 3, 4, 5].map(newEmail) as string[];
    const { number } = await placeOrder(await asShopper(shop.origin), buyer);
    const api = await start(name, { held: true });
    const asked = [
      await api.post('resetPassword', { ...place, email: ada }),
      await api.post('resetPassword', { ...place, email: unknown }),
      await api.post('findOrder', { ...place, email: buyer, number }),
      await api.post('newsletter', { ...place, email: reader, consent: true }),
      await api.post('changeEmail', { ...place, email: moved, password }, { authorization }),
      await api.post('signup', { ...place, email: joined, password, subscribeConsent: true }),
    ];
    await api.kill();
    expect(asked).toEqual([202, 202, 202, 202, 202, 201]);
    const to = [ada, unknown, buyer, reader, moved, joined] as string[];
    expect(await finish(name, to)).toEqual([
      ['email-change-notice', 'password-reset'],
      [],
      ['order-link'],
      ['newsletter-confirm'],
      ['email-change-confirm'],
      ['newsletter-confirm', 'welcome'],
    ]);
  });

  it('O2 between what it found and the mail sends that once', async () => {
    const name = await nameOf('found');
    const ada = newEmail();
    await office.customers.create({ email: ada, password });
    const api = await start(name, { dieAt: 'found' });
    await api.post('resetPassword', { ...place, email: ada });
    await api.ended;
    expect(await finish(name, [ada])).toEqual([['password-reset']]);
  });

  it('O1 after the platform made a customer greets it once, though it never answered', async () => {
    const name = await nameOf('made');
    const ada = newEmail();
    const api = await start(name, { dieAt: 'made' });
    expect(await api.post('signup', { ...place, email: ada, password })).toBeNull();
    expect(await finish(name, [ada])).toEqual([['welcome']]);
    expect(await logIn(shop.origin, ada, password)).not.toBeNull();
  });
});
