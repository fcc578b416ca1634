import { openStore } from '../../open-store.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { makeRequest } from '../testing/make-request.ts';
import { countMails, listMails } from './manage-mails.ts';
import { pruneMails } from './settle-mail.ts';
import { queueMail } from './queue-mail.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', (name: string) => postgres.database(name)],
])('the outbox on %s', (_, nameOf) => {
  it('S8 takes a mail of one kind about one event to one address once', async () => {
    const database = await openStore(await nameOf('once'));
    const request = makeRequest();
    const taken = await Promise.all([
      queueMail(database, request),
      queueMail(database, { ...request, to: ` ${request.to} ` }),
      queueMail(database, { ...request, to: 'other@shop.example' }),
      queueMail(database, makeRequest({ event: 'another' })),
    ]);
    expect(taken.filter(Boolean)).toHaveLength(3);
    const rows = await database.selectFrom('mail').select(['message_id', 'state']).execute();
    expect(new Set(rows.map((it) => it.message_id)).size).toBe(3);
    expect(rows.every((it) => it.state === 'queued')).toBe(true);
    await database.destroy();
  });

  it('keeps no mail of a transaction that is rolled back', async () => {
    const database = await openStore(await nameOf('rolled_back'));
    const transaction = database.transaction().execute(async (inside) => {
      await queueMail(inside, makeRequest());
      throw new Error('not to be');
    });
    await expect(transaction).rejects.toThrow('not to be');
    expect(await database.selectFrom('mail').selectAll().execute()).toEqual([]);
    await database.destroy();
  });

  it('deletes old sent mails with their addresses, and keeps dead letters', async () => {
    const database = await openStore(await nameOf('pruned'));
    const times = { old: '2020-01-01T00:00:00.000Z', new: new Date().toISOString() };
    for (const [event, change] of Object.entries({
      old: { state: 'sent', sent_at: times.old },
      new: { state: 'sent', sent_at: times.new },
      dead: { state: 'dead', sent_at: null },
      settled: { state: 'settled', settled_at: times.old },
    } as const)) {
      await queueMail(database, makeRequest({ event }));
      await database.updateTable('mail').set(change).where('event', '=', event).execute();
    }
    await pruneMails(database);
    const left = await listMails(database);
    expect(left.map(({ event }) => event).sort()).toEqual(['dead', 'new']);
    expect(await countMails(database)).toEqual({
      queued: 0,
      sending: 0,
      sent: 1,
      dead: 1,
      settled: 0,
    });
    await database.destroy();
  });

  it('refuses an address that is longer than addresses are', async () => {
    const database = await openStore(await nameOf('long'));
    const to = `${'a'.repeat(310)}@shop.example`;
    await expect(queueMail(database, makeRequest({ to }))).rejects.toThrow(RangeError);
    await database.destroy();
  });
});
