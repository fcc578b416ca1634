import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { errorSchema } from '../frame/answers-of.ts';
import { arbitraryOf } from '../testing/arbitrary-of.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { readDocument } from '../testing/read-document.ts';
import { startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

const RUNS = 60;

let postgres: TestPostgres;
let shop: TestPlatform;
beforeAll(async () => {
  [postgres, shop] = await Promise.all([startPostgres(), startPlatform()]);
}, 60_000);
afterAll(() => Promise.all([postgres.stop(), shop.stop()]));

// PostgreSQL is stricter than SQLite: it rejects NUL in text and out-of-range numbers.
describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('hostile')],
])('whatever is sent, on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  let api: StartedFrame;
  let authorization: string;
  beforeAll(async () => {
    database = await openStore(await nameOf());
    api = await startAccounts(shop, database);
    const account = { email: newEmail(), password: 'a first password' };
    await api.post('signup', { locale: 'it', market: 'it/eur', ...account });
    authorization = `Bearer ${(await logIn(shop.origin, account.email, account.password))?.token}`;
  }, 60_000);
  afterAll(async () => {
    await api.settled();
    await api.stop();
    await database.destroy();
  });

  it('O1 O2 O3 is answered as documented, without a 500 and without echoing the input', async () => {
    for (const { method, path, body, codes, done } of await readDocument(api)) {
      if (method === 'GET') continue;
      await fc.assert(
        fc.asyncProperty(arbitraryOf(body), async (sent) => {
          const answered = await api.inject({
            method,
            url: path,
            headers: { authorization, 'content-type': 'application/json' },
            payload: JSON.stringify(sent) ?? '',
          });
          const { statusCode: status } = answered;
          expect(answered.headers['content-type']).toMatch(/^application\/json/);
          expect(answered.body).not.toMatch(/<script|<img/i);
          if (status < 400) return expect(done).toContain(status);
          expect(status).toBeLessThan(500);
          expect(codes).toContain(`${status} ${errorSchema.parse(answered.json()).error.code}`);
        }),
        { numRuns: RUNS },
      );
    }
  }, 120_000);
});
