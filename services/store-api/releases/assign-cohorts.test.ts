import { Kysely } from 'kysely';
import { nodeSqliteDialect } from '../database/node-sqlite-dialect.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { assignCohorts } from './assign-cohorts.ts';
import { addCohorts, createReleaseTables } from './release-tables.ts';

/** The database without a type, as migrations get it. */
let untyped: Kysely<unknown>;
let database: Kysely<StoreDatabase>;
beforeEach(async () => {
  untyped = new Kysely({ dialect: await nodeSqliteDialect(':memory:') });
  database = untyped as Kysely<StoreDatabase>;
  await createReleaseTables(untyped);
});
afterEach(() => database.destroy());

/** Writes a canary beside its default release, as before canaries had cohorts of their own. */
const write = async (remote: string, traffic: number): Promise<void> => {
  for (const [version, share, is_default] of [
    ['0.1.0-aaaa', 100 - traffic, 1],
    ['0.1.0-bbbb', traffic, 0],
  ] as const) {
    const row = { remote, version, document: '{}', registered_at: '2026-11-20T09:00:00Z' };
    await database.insertInto('release').values(row).execute();
    const live = { remote, version, traffic: share, is_default } as const;
    await database.insertInto('live_release').values(live).execute();
  }
};
const move = (remote: string, cohort_from: number) =>
  database
    .updateTable('live_release')
    .set({ cohort_from })
    .where('remote', '=', remote)
    .where('is_default', '=', 0)
    .execute();
const cohorts = () =>
  database
    .selectFrom('live_release')
    .select(['remote', 'traffic', 'cohort_from'])
    .orderBy('remote')
    .orderBy('version')
    .execute();

it('the migration gives live canaries a range each, in order of remote name', async () => {
  for (const [remote, traffic] of [
    ['checkout', 80],
    ['catalog', 10],
    ['cart', 30],
  ] as const)
    await write(remote, traffic);
  await addCohorts(untyped);
  expect(await cohorts()).toEqual([
    { remote: 'cart', traffic: 70, cohort_from: null },
    { remote: 'cart', traffic: 30, cohort_from: 0 },
    { remote: 'catalog', traffic: 90, cohort_from: null },
    { remote: 'catalog', traffic: 10, cohort_from: 30 },
    { remote: 'checkout', traffic: 20, cohort_from: null },
    // No 80 cohorts are left.
    { remote: 'checkout', traffic: 80, cohort_from: null },
  ]);
});

describe('assignCohorts', () => {
  it('refuses a canary for which no gap is wide enough, and names the size that would fit', async () => {
    await write('cart', 1);
    await write('catalog', 1);
    await addCohorts(untyped);
    await move('cart', 33);
    await move('catalog', 66);
    expect(await assignCohorts(database, 'account', 40)).toEqual({
      ok: false,
      code: 'CANARY_LIMIT',
      message: expect.stringMatching(
        /No 40 cohorts.*cart 1 %, catalog 1 %.*at most 33 % for account/,
      ),
    });
    expect(await assignCohorts(database, 'account', 33)).toEqual({
      ok: true,
      value: { from: 0, to: 33 },
    });
  });
});
