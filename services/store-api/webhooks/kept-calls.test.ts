import { openStore } from '../open-store.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { keptCalls } from './kept-calls.ts';

const DAY = 24 * 3_600_000;
const aCall = (text: string) => ({
  path: '/webhooks/commerce',
  topic: 'skus.update',
  body: Buffer.from(text),
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('calls')],
])('calls kept in %s', (_, name) => {
  it('are known until a month has passed, and 3 at most', async () => {
    const database = await openStore(await name());
    let time = Date.parse('2026-05-04T10:00:00Z');
    const calls = keptCalls(database, () => new Date(time), { most: 3, betweenSweeps: 1 });
    const claim = (text: string) => {
      time += 1;
      return calls.take(aCall(text), () => undefined);
    };
    expect([await claim('a'), await claim('a')]).toEqual([true, false]);
    for (const text of ['b', 'c', 'd', 'e', 'f']) await claim(text);
    const kept = () =>
      database
        .selectFrom('webhook_call')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
    expect(Number((await kept()).count)).toBeLessThanOrEqual(4);
    expect(await claim('f')).toBe(false);
    expect(await claim('a')).toBe(true);
    time += 31 * DAY;
    await claim('g');
    await claim('h');
    expect(await claim('f')).toBe(true);
    const fails = calls.take(aCall('i'), async (transaction) => {
      await transaction.insertInto('state').values({ key: 'work', value: 'begun' }).execute();
      throw new Error('no room');
    });
    await expect(fails).rejects.toThrow('no room');
    expect(await database.selectFrom('state').selectAll().execute()).toEqual([]);
    expect(await claim('i')).toBe(true);
    await database.destroy();
  });
});
