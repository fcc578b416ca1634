import type { Kysely } from 'kysely';
import { databaseTime } from '../database/database-time.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { createPendingWork, type PrepareWork } from './pending-work.ts';
import { claimWork, endWork, keepWork, keepWorkOnce, postponeWork } from './work-rows.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('claims')],
])('claims of work behind answers on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  beforeEach(async () => {
    await database.deleteFrom('pending_work').execute();
    await database.deleteFrom('state').execute();
  });
  afterAll(() => database.destroy());

  const GREETING = { id: 'greeting-1', kind: 'greeting', payload: { name: 'Ada' } };
  const claim = async (lasts = 60_000) => {
    const [work] = await claimWork(database, {
      kinds: ['greeting'],
      most: 1,
      leaseOf: () => lasts,
    });
    if (!work) throw new Error('nothing is due');
    return work;
  };
  const waiting = () => database.selectFrom('pending_work').selectAll().execute();
  const isLaterThan = (time: string) => () =>
    database
      .selectNoFrom(databaseTime(database).as('now'))
      .executeTakeFirstOrThrow()
      .then(({ now }) => now > time);
  const write = (key: string) => (inside: Kysely<StoreDatabase>) =>
    inside.insertInto('state').values({ key, value: '' }).execute();
  const written = async () =>
    (await database.selectFrom('state').select('key').execute()).map(({ key }) => key);
  const start = (greeting: PrepareWork<{ name: string }>, lines: object[] = []) =>
    createPendingWork<{ greeting: { name: string } }>({
      database,
      kinds: { greeting },
      log: () => ({ error: (line: object) => void lines.push(line) }),
      policy: { attempts: 3, first: 1, longest: 1 },
      claimLasts: 0,
      sweepEvery: 5,
    });

  it('O2 is ended by the newest claim only', async () => {
    const late = (await keepWork(database, GREETING, 0))!;
    const newest = await claim();
    const row = await waiting();
    expect(await endWork(database, late)).toBe(false);
    await postponeWork(database, late, 0);
    expect(await waiting()).toEqual(row);
    expect(await endWork(database, newest)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('O2 that was ended and is stored again is not ended by its first claim', async () => {
    const late = (await keepWork(database, GREETING, 0))!;
    await endWork(database, await claim());
    await until(isLaterThan(late.created_at));
    expect(await keepWorkOnce(database, GREETING)).toBe(true);
    const again = await claim();
    expect(again.attempts).toBe(late.attempts);
    const row = await waiting();
    expect(await endWork(database, late)).toBe(false);
    await postponeWork(database, late, 0);
    expect(await waiting()).toEqual(row);
    expect(await endWork(database, again)).toBe(true);
  });

  it('O2 has the result of its newest claim, and the one of an expired claim is dropped', async () => {
    const continued = new Map<string, () => void>();
    const held = (name: string) =>
      start(async () => {
        await new Promise<void>((resolve) => continued.set(name, resolve));
        return write(name);
      });
    const [first, second] = [held('first'), held('second')];
    await first.later('greeting', { name: 'Ada' });
    await until(async () => continued.has('first'));
    void second.run();
    await until(async () => continued.has('second'));
    const closed = second.close();
    continued.get('first')?.();
    await first.settled();
    expect([await written(), (await waiting()).length]).toEqual([[], 1]);
    continued.get('second')?.();
    await closed;
    expect([await written(), await waiting()]).toEqual([['second'], []]);
  });

  it('O2 that waits in line is repeated, neither counted as an attempt nor logged', async () => {
    const lines: object[] = [];
    let waits = 10;
    const work = start(async () => {
      waits -= 1;
      return waits >= 0 ? { retryIn: 0 } : write('done');
    }, lines);
    await work.later('greeting', { name: 'Ada' });
    void work.run();
    await until(async () => (await waiting()).length === 0);
    await work.close();
    expect([await written(), lines]).toEqual([['done'], []]);
  });
});
