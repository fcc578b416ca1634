import type { Kysely } from 'kysely';
import { openStore } from '../open-store.ts';
import { databaseTime } from '../database/database-time.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { claimWork } from './work-rows.ts';
import { createPendingWork, ENDLESS_RETRIES, type PendingWorkOptions } from './pending-work.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

interface Payloads {
  greeting: { name: string };
}

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('pending')],
])('work behind answers on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  let lines: object[];
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  beforeEach(async () => {
    lines = [];
    await database.deleteFrom('pending_work').execute();
    await database.deleteFrom('state').execute();
  });
  afterAll(() => database.destroy());

  const start = (its: Partial<PendingWorkOptions<Payloads>> = {}) =>
    createPendingWork<Payloads>({
      database,
      kinds: { greeting: async ({ name }, id) => greet(name, id) },
      log: () => ({ error: (line: object) => void lines.push(line) }),
      policy: { attempts: 3, first: 1, longest: 1 },
      sweepEvery: 5,
      ...its,
    });
  /** Fails on a second call, because no greeting may be sent twice. */
  const greet = (name: string, id: string) => (inside: Kysely<StoreDatabase>) =>
    inside.insertInto('state').values({ key: id, value: name }).execute();
  const greeted = async () =>
    (await database.selectFrom('state').select('value').execute()).map(({ value }) => value).sort();
  const waiting = () => database.selectFrom('pending_work').selectAll().execute();
  const never = () => new Promise<never>(() => undefined);

  it('O2 is stored before it starts, and removed together with its result', async () => {
    let seen: unknown;
    const work = start({
      kinds: {
        greeting: async ({ name }, id) => {
          seen = await waiting();
          return greet(name, id);
        },
      },
    });
    await work.later('greeting', { name: 'Ada' });
    await work.settled();
    expect(seen).toMatchObject([{ kind: 'greeting', payload: '{"name":"Ada"}', attempts: 1 }]);
    expect(await waiting()).toEqual([]);
    expect(await greeted()).toEqual(['Ada']);
  });

  it('O2 is dropped without a result if there is nothing to do', async () => {
    const work = start({ kinds: { greeting: async () => null } });
    await work.later('greeting', { name: 'nobody' });
    await work.settled();
    expect([await waiting(), await greeted()]).toEqual([[], []]);
  });

  it('O2 of a process that died is done by another once its claim ends, and not before', async () => {
    const dead = start({ kinds: { greeting: never }, claimLasts: 200 });
    await dead.later('greeting', { name: 'Ada' });
    const claim = { kinds: ['greeting'], most: 4, leaseOf: () => 200 };
    expect(await claimWork(database, claim)).toEqual([]);
    const work = start();
    void work.run();
    await until(async () => (await waiting()).length === 0);
    await work.close();
    expect(await greeted()).toEqual(['Ada']);
  });

  it('O2 is done once by many who look for it', async () => {
    const dead = start({ kinds: { greeting: never }, claimLasts: 0 });
    const names = Array.from({ length: 20 }, (_it, index) => `guest ${index}`);
    for (const name of names) await dead.later('greeting', { name });
    const many = [start(), start(), start()];
    for (const work of many) void work.run();
    await until(async () => (await waiting()).length === 0);
    await Promise.all(many.map((work) => work.close()));
    expect(await greeted()).toEqual(names.toSorted());
    expect(lines).toEqual([]);
  });

  it('O2 is written once where a claim ended before the work did', async () => {
    let proceed = (): void => undefined;
    const held = new Promise<void>((resolve) => (proceed = resolve));
    const slow = start({
      claimLasts: 0,
      kinds: {
        greeting: async ({ name }, id) => {
          await held;
          return greet(`${name}, late`, id);
        },
      },
    });
    await slow.later('greeting', { name: 'Ada' });
    const work = start();
    void work.run();
    await until(async () => (await waiting()).length === 0);
    proceed();
    await slow.settled();
    await work.close();
    expect(await greeted()).toEqual(['Ada']);
    expect(lines).toEqual([]);
  });

  it('O2 is tried again after a failure, and written as a whole or not at all', async () => {
    let tries = 0;
    const work = start({
      kinds: {
        greeting: async ({ name }, id) => {
          tries += 1;
          if (tries === 1) throw new TypeError('fetch failed');
          return async (inside) => {
            await greet(name, id)(inside);
            if (tries === 2) throw new Error('not to be');
          };
        },
      },
    });
    await work.later('greeting', { name: 'Ada' });
    void work.run();
    await until(async () => (await waiting()).length === 0);
    await work.close();
    expect([tries, await greeted()]).toEqual([3, ['Ada']]);
    expect(lines).toMatchObject([{ what: 'greeting', attempts: 1 }, { attempts: 2 }]);
    expect([...work.abandoned()]).toEqual([['greeting', 0]]);
  });

  it('O2 is given up after its last try, with a line and a count, and nothing of it is kept', async () => {
    const work = start({
      kinds: {
        greeting: async () => {
          throw new TypeError('fetch failed');
        },
      },
    });
    await work.later('greeting', { name: 'Ada' });
    void work.run();
    await until(async () => (await waiting()).length === 0);
    await work.close();
    expect(lines).toMatchObject([{ attempts: 1 }, { attempts: 2 }, { attempts: 3 }]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
    expect([...work.abandoned()]).toEqual([['greeting', 1]]);
  });

  it('O2 of a kind with endless retries is never given up', async () => {
    let fails = 10;
    const prepare = async ({ name }: Payloads['greeting'], id: string) => {
      fails -= 1;
      if (fails >= 0) throw new TypeError('fetch failed');
      return greet(name, id);
    };
    const retries = { ...ENDLESS_RETRIES, first: 1, longest: 1 };
    const logged = ({ name }: Payloads['greeting']) => ({ initial: name.charAt(0) });
    const work = start({ kinds: { greeting: { prepare, retries, logged } } });
    await work.keep('greeting', { name: 'Ada' });
    await database
      .updateTable('pending_work')
      .set({ attempts: 1000, claimed_until: databaseTime(database) })
      .execute();
    void work.run();
    await until(async () => (await waiting()).length === 0);
    await work.close();
    expect(await greeted()).toEqual(['Ada']);
    expect(lines).toHaveLength(10);
    expect(lines).toContainEqual(expect.objectContaining({ what: 'greeting', initial: 'A' }));
    expect([...work.abandoned()]).toEqual([['greeting', 0]]);
  });

  it('O2 of a kind with a longer claim keeps it when it is stored and when it is claimed', async () => {
    const greeting = { prepare: never, claimLasts: 180_000 };
    const dead = start({ kinds: { greeting }, claimLasts: 0 });
    const leaseLeft = async () => {
      const [row] = await waiting();
      return Date.parse(row?.claimed_until ?? '') - Date.now();
    };
    await dead.keep('greeting', { name: 'Ada' });
    expect(await leaseLeft()).toBeGreaterThan(120_000);
    await database
      .updateTable('pending_work')
      .set({ claimed_until: databaseTime(database) })
      .execute();
    void dead.run();
    await until(async () => (await waiting())[0]?.attempts === 2);
    expect(await leaseLeft()).toBeGreaterThan(120_000);
  });

  it('O2 that kills its process in every try is given up too', async () => {
    const dead = start({ kinds: { greeting: never }, claimLasts: 0 });
    await dead.later('greeting', { name: 'Ada' });
    await database.updateTable('pending_work').set({ attempts: 3 }).execute();
    const work = start();
    void work.run();
    await until(async () => (await waiting()).length === 0);
    await work.close();
    expect([[...work.abandoned()], await greeted()]).toEqual([[['greeting', 1]], []]);
  });

  it('O2 of a subject that has unfinished work is not begun again', async () => {
    let proceed = (): void => undefined;
    const held = new Promise<void>((resolve) => (proceed = resolve));
    const work = start({
      kinds: { greeting: async ({ name }, id) => held.then(() => greet(name, id)) },
    });
    await work.later('greeting', { name: 'Ada' }, 'subject');
    await work.later('greeting', { name: 'Bob' }, 'subject');
    proceed();
    await work.settled();
    expect([await greeted(), await waiting()]).toEqual([['Ada'], []]);
    expect(lines).toEqual([]);
  });

  it('O2 of a kind that a newer process knows is left to it', async () => {
    const newer = createPendingWork<{ farewell: null }>({
      database,
      kinds: { farewell: never },
      log: () => ({ error: () => undefined }),
      claimLasts: 0,
    });
    await newer.later('farewell', null);
    const work = start();
    void work.run();
    await work.later('greeting', { name: 'Ada' });
    await until(async () => (await greeted()).length === 1);
    await work.close();
    expect(await waiting()).toMatchObject([{ kind: 'farewell', attempts: 1 }]);
  });

  it('O1 that is dropped is not done', async () => {
    const work = start({ claimLasts: 0 });
    const kept = await work.keep('greeting', { name: 'Ada' });
    await kept.drop();
    void work.run();
    await work.close();
    expect([await waiting(), await greeted()]).toEqual([[], []]);
  });
});
