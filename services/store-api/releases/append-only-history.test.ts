import { Kysely } from 'kysely';
import { addProfileRemotes, createProfileTable } from '../back-office/profiles/profiles.ts';
import { nodeSqliteDialect } from '../database/node-sqlite-dialect.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { makeHistoryAppendOnly } from './append-only-history.ts';
import { createReleaseTables } from './release-tables.ts';

it('R9 a database in use keeps its history, and its admins edit no remote until some are named', async () => {
  const untyped = new Kysely<unknown>({ dialect: await nodeSqliteDialect(':memory:') });
  const database = untyped as Kysely<StoreDatabase>;
  await createReleaseTables(untyped);
  await createProfileTable(untyped);
  const edit = { revision: 1, remote: 'cart', action: 'register', version: '0.1.0-aaaa' } as const;
  const row = { ...edit, actor: 'Ada', at: '2026-11-20T09:00:00.000Z' };
  await database.insertInto('release_history').values(row).execute();
  const profile = { uid: 'anna', email: 'anna@example.com', role: 'ADMIN', org: '', name: 'Anna' };
  await database
    .insertInto('back_office_profile')
    .values({ ...profile, created_at: row.at })
    .execute();
  await makeHistoryAppendOnly(untyped);
  await addProfileRemotes(untyped);
  expect(await database.selectFrom('release_history').selectAll().execute()).toMatchObject([
    { ...row, claimed_by: null },
  ]);
  expect(await database.selectFrom('back_office_profile').selectAll().execute()).toMatchObject([
    { ...profile, remotes: '' },
  ]);
  await expect(database.deleteFrom('release_history').execute()).rejects.toThrow('append-only');
  await database.destroy();
});
