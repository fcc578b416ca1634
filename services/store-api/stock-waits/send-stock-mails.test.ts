import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { makeEntry } from '../catalogue/testing/make-entry.ts';
import { openStore } from '../open-store.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { mailsTo } from '../own-api/testing/start-accounts.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { sendStockMails } from './send-stock-mails.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const DAY = 24 * 3_600_000;

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('waits')],
])('words of items that are back, on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  let stock: Record<string, number>;
  let unsold: string | null;
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  beforeEach(async () => {
    stock = {};
    unsold = null;
    await database.deleteFrom('stock_wait').execute();
  });
  afterAll(() => database.destroy());

  const source = {
    skusOf: async function* (codes: readonly string[]) {
      yield codes.flatMap((code) => {
        const entry = makeEntry({ code });
        const offers = Object.fromEntries(
          Object.entries(stock).map(([market, pieces]) => [
            market,
            { id: code, priceCents: 100, compareAtCents: null, currency: 'EUR', stock: pieces },
          ]),
        );
        return [{ ...entry, item: { ...entry.item, offers } }];
      });
    },
  };
  const look = (now = new Date()) =>
    sendStockMails({
      database,
      source,
      sells: (_item, market) => market !== unsold,
      shopOrigin: 'https://shop.example',
      apiOrigin: null,
      now: () => now,
    });
  const wait = async (market = 'it/eur', isConfirmed = true) => {
    const email = `${randomUUID()}@shop.example`;
    const asked_at = new Date().toISOString();
    await database
      .insertInto('stock_wait')
      .values({
        id: randomUUID(),
        email,
        sku: 'BAROLO',
        locale: 'it',
        market,
        asked_at,
        confirmed_at: isConfirmed ? asked_at : null,
      })
      .execute();
    return email;
  };
  const waiting = () => database.selectFrom('stock_wait').select('email').execute();

  it('E4 writes once, in the language asked in, when the market has it again', async () => {
    const email = await wait();
    await look();
    expect(await mailsTo(database, email)).toEqual([]);
    stock = { 'it-eur': 0, 'de-eur': 5 };
    await look();
    expect(await mailsTo(database, email)).toEqual([]);
    stock = { 'it-eur': 1 };
    await Promise.all([look(), look()]);
    await look();
    const mails = await mailsTo(database, email);
    expect(mails).toMatchObject([{ kind: 'back-in-stock', locale: 'it', market: 'it/eur' }]);
    expect(JSON.parse(mails[0]?.data ?? '')).toMatchObject({
      sku: 'BAROLO',
      path: 'product/BAROLO',
      unsubscribe: { page: expect.stringContaining('/it/eur/it/account/unsubscribe#id=') },
    });
    expect(await waiting()).toEqual([]);
  });

  it('L5 keeps the request while the market may not sell the item', async () => {
    const email = await wait('de/eur');
    stock = { 'de-eur': 1 };
    unsold = 'de-eur';
    await look();
    expect(await mailsTo(database, email)).toEqual([]);
    unsold = null;
    await look();
    expect(await mailsTo(database, email)).toHaveLength(1);
  });

  it('knows a market whose name has several words', async () => {
    const email = await wait('rest-of-world/usd');
    stock = { 'rest-of-world-usd': 3 };
    await look();
    expect(await mailsTo(database, email)).toHaveLength(1);
  });

  it('O4 writes to no address that has not confirmed, and forgets it after a day', async () => {
    const email = await wait('it/eur', false);
    stock = { 'it-eur': 1 };
    await look();
    expect(await mailsTo(database, email)).toEqual([]);
    expect(await waiting()).toEqual([{ email }]);
    await look(new Date(Date.now() + DAY + 1000));
    expect(await waiting()).toEqual([]);
  });

  it('forgets who has waited for a year', async () => {
    await wait();
    await look(new Date(Date.now() + 366 * DAY));
    expect(await waiting()).toEqual([]);
  });
});
