import type { Kysely } from 'kysely';
import { makeRow } from '../../catalogue/testing/make-row.ts';
import { databaseTime } from '../../database/database-time.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { openStore } from '../../open-store.ts';
import { PlatformError, type Platform } from '../../platform/platform.ts';
import { buyerOf } from '../../reviews/buyer-of.ts';
import { fakeContext } from '../testing/fake-context.ts';
import type { AccountDeletion } from './finish-deletion.ts';

const CUSTOMER = 'ada1';
const DELETION: AccountDeletion = {
  customerId: CUSTOMER,
  email: 'ada@example.com',
  place: { locale: 'de', market: 'de/eur' },
  requestedAt: '2026-11-20T09:00:00.000Z',
};

let database: Kysely<StoreDatabase>;
beforeEach(async () => {
  database = await openStore(':memory:');
});
afterEach(() => database.destroy());

/** A platform with one customer, whose address book has two addresses. */
const fakePlatform = () => {
  const its = { isClosed: true, failures: [] as string[], anonymized: 0 };
  const book = new Map([
    ['entry1', 'address1'],
    ['entry2', 'address2'],
  ]);
  const addresses = new Set(book.values());
  const removeRow = (type: string, id: string): boolean => {
    if (type === 'customer_addresses') return book.delete(id);
    for (const [entry, address] of book) if (address === id) book.delete(entry);
    return addresses.delete(id);
  };
  const platform: Platform = {
    list: async () => ({ rows: [], recordCount: 0 }),
    read: async () =>
      makeRow('customers', {
        id: CUSTOMER,
        attributes: { email: its.isClosed ? `${CUSTOMER}@anonymized.invalid` : DELETION.email },
        related: {
          customer_addresses: [...book].map(([id, address]) =>
            makeRow('customer_addresses', {
              id,
              related: {
                address: addresses.has(address) ? [makeRow('addresses', { id: address })] : [],
              },
            }),
          ),
        },
      }),
    send: async (method, path) => {
      const failure = its.failures.indexOf(path);
      if (failure >= 0) {
        its.failures.splice(failure, 1);
        throw new TypeError('fetch failed');
      }
      const [type = '', id = ''] = path.split('/');
      if (method === 'PATCH') its.anonymized += 1;
      else if (!removeRow(type, id)) throw new PlatformError(404, path);
      return null;
    },
  };
  return { its, platform, addresses, book };
};

const writeReview = (code: string) =>
  database
    .insertInto('review')
    .values({
      ...{ id: code, kind: 'sku', code, rating: 5, locale: 'de', title: 'Good', text: 'Good.' },
      ...{ name: 'Ada', buyer: buyerOf(CUSTOMER), state: 'published' },
      created_at: DELETION.requestedAt,
    })
    .execute();
const published = async () =>
  (
    await database.selectFrom('review').select('code').where('state', '=', 'published').execute()
  ).map(({ code }) => code);
const pending = () => database.selectFrom('pending_work').selectAll().execute();
const mails = () => database.selectFrom('mail').select('kind').execute();
const setClaim = (later: number) =>
  database
    .updateTable('pending_work')
    .set({ claimed_until: databaseTime(database, later) })
    .execute();
/** One sweep of another process. */
const sweep = async (its: Parameters<typeof fakeContext>[0]) => {
  const lines: object[] = [];
  const log = { error: (line: object) => void lines.push(line) };
  const { work } = await fakeContext({ database, ...its }, log);
  void work.run();
  await work.close();
  return { lines, abandoned: work.abandoned() };
};
/** Stores the work and lets another process do it. */
const attempt = async (its: Parameters<typeof fakeContext>[0]) => {
  if ((await pending()).length === 0) {
    const { work } = await fakeContext({ database, ...its });
    await work.keep('account-deletion', DELETION);
  }
  await setClaim(0);
  return sweep(its);
};
const DONE = [{ kind: 'account-deleted' }];

describe('the pending work of a deletion', () => {
  it('S11 O2 is not abandoned, and its failures name the customer', async () => {
    const { its, platform } = fakePlatform();
    its.failures.push('addresses/address1', 'addresses/address1');
    await attempt({ platform });
    await database.updateTable('pending_work').set({ attempts: 500 }).execute();
    const { lines, abandoned } = await attempt({ platform });
    expect(lines).toMatchObject([
      { what: 'account-deletion', attempts: 501, customerId: CUSTOMER },
    ]);
    expect(JSON.stringify(lines)).not.toContain(DELETION.email);
    expect([abandoned.get('account-deletion'), await mails()]).toEqual([0, []]);
    const [row] = await pending();
    const wait = Date.parse(row?.claimed_until ?? '') - Date.now();
    expect(wait).toBeGreaterThan(20 * 60_000);
    expect(wait).toBeLessThanOrEqual(30 * 60_000);
    await attempt({ platform });
    expect([await pending(), await mails()]).toEqual([[], DONE]);
  });

  it('S11 O2 is kept while the call that closes the account takes two minutes', async () => {
    const { its, platform } = fakePlatform();
    its.isClosed = false;
    const { work } = await fakeContext({ database, platform });
    const deletion = await work.keep('account-deletion', DELETION);
    const [row] = await pending();
    await setClaim(Date.parse(row?.claimed_until ?? '') - Date.now() - 2 * 60_000);
    await sweep({ platform });
    its.isClosed = true;
    deletion.start();
    await work.settled();
    expect([await pending(), await mails()]).toEqual([[], DONE]);
  });

  it.each([1, 2])('S11 O2 updates all ratings if it fails at refresh %d', async (failing) => {
    const { platform } = fakePlatform();
    await writeReview('BAROLO-750');
    await writeReview('CORKSCREW-OLIVE');
    /** Items whose rating is still that of a published review. */
    const outdated = new Set(['BAROLO-750', 'CORKSCREW-OLIVE']);
    let refreshes = 0;
    const refreshRating = async ({ code }: { code: string }) => {
      refreshes += 1;
      if (refreshes === failing) throw new TypeError('fetch failed');
      if (!(await published()).includes(code)) outdated.delete(code);
    };
    await attempt({ platform, refreshRating });
    expect(outdated.size).toBeGreaterThan(0);
    expect(await published()).toEqual([]);
    await attempt({ platform, refreshRating });
    expect([...outdated]).toEqual([]);
    expect(await database.selectFrom('review').select('id').execute()).toEqual([]);
    expect(await mails()).toEqual(DONE);
  });

  it.each(['addresses/address1', 'customer_addresses/entry1', 'addresses/address2'])(
    'S11 deletes all addresses if it fails at %s',
    async (path) => {
      const { its, platform, addresses, book } = fakePlatform();
      its.failures.push(path);
      await attempt({ platform });
      expect(await mails()).toEqual([]);
      await attempt({ platform });
      expect([[...addresses], [...book], its.anonymized]).toEqual([[], [], 1]);
      expect(await mails()).toEqual(DONE);
    },
  );
});
