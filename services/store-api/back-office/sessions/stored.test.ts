import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import {
  ensureProfile,
  listProfiles,
  readProfile,
  removeProfile,
  saveProfile,
} from '../profiles/profiles.ts';
import { endSession, findSession, LONGEST, LONGEST_IDLE, openSession } from './sessions.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const START = new Date('2026-11-20T09:00:00.000Z');
const after = (ms: number) => new Date(START.getTime() + ms);
const anna = { uid: 'kZjKvhWqRn', email: 'anna@shop.example' };

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('back_office')],
])('on %s', (_, name) => {
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    database = await openStore(await name());
  });
  afterAll(() => database.destroy());

  it('O4 a session is found by its id until its time is over, and ends once', async () => {
    const id = await openSession(database, { uid: anna.uid, token: 'secret' }, START);
    const live = { state: 'live', uid: anna.uid, token: 'secret' };
    expect(await findSession(database, id, after(60_000))).toEqual(live);
    expect(await findSession(database, `${id}x`, START)).toBeNull();
    expect(await findSession(database, id, after(60_000 + LONGEST_IDLE))).toMatchObject({
      state: 'ended',
    });
    expect(await findSession(database, id, START)).toBeNull();
    const other = await openSession(database, { uid: anna.uid, token: 'other' }, START);
    expect(await endSession(database, other)).toBe('other');
    expect(await endSession(database, other)).toBeNull();
  });

  it('O4 sessions whose time is over are deleted when one begins', async () => {
    await openSession(database, { uid: anna.uid, token: 'old' }, START);
    await openSession(database, { uid: anna.uid, token: 'new' }, after(LONGEST));
    expect(await database.selectFrom('back_office_session').selectAll().execute()).toHaveLength(1);
  });

  it('E6 creates the profile of the first super admin at start, and keeps later edits', async () => {
    await ensureProfile(database, anna, 'SUPER_ADMIN', START);
    const profile = {
      ...anna,
      role: 'SUPER_ADMIN',
      org: '',
      name: anna.email,
      remotes: [],
    } as const;
    expect(await readProfile(database, anna.uid)).toEqual(profile);
    const changed = { ...profile, role: 'ADMIN', name: 'Anna' } as const;
    await saveProfile(database, changed, START);
    await ensureProfile(database, anna, 'SUPER_ADMIN', START);
    expect(await listProfiles(database)).toEqual([changed]);
    expect(await removeProfile(database, anna.uid)).toBe(true);
    expect(await removeProfile(database, anna.uid)).toBe(false);
    expect(await readProfile(database, anna.uid)).toBeNull();
  });
});
