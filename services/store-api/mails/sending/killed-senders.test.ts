import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox, type RunningInbox } from '../../../mail/start-inbox.ts';
import { openStore } from '../../open-store.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { until } from '../../testing/until.ts';
import { countMails } from '../outbox/manage-mails.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { makeRequest } from '../testing/make-request.ts';
import { startSender, type SenderProcess } from '../testing/start-sender.ts';

jest.setTimeout(120_000);

let postgres: TestPostgres;
let running: RunningInbox;
let folder: string;
const senders: SenderProcess[] = [];
const start = (...given: Parameters<typeof startSender>): SenderProcess => {
  const sender = startSender(...given);
  senders.push(sender);
  return sender;
};

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-mails-'));
  running = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((it) => it.kill()));
  await running.close();
  await rm(folder, { recursive: true });
});

const queueMany = async (name: string, count: number) => {
  const database = await openStore(name);
  await database.transaction().execute(async (inside) => {
    for (let index = 0; index < count; index += 1)
      await queueMail(inside, makeRequest({ event: `event-${index}` }));
  });
  return database;
};

describe('processes that send the outbox', () => {
  it('S8 two of them send 1,000 mails once each', async () => {
    const name = await postgres.database('two_senders');
    const database = await queueMany(name, 1_000);
    start(name, running.smtpUrl);
    start(name, running.smtpUrl);
    await until(async () => (await countMails(database)).sent === 1_000);
    const mails = running.inbox.list(undefined, 2_000);
    expect(new Set(mails.map((it) => it.subject)).size).toBe(1_000);
    expect(mails.filter((it) => it.copies > 1)).toEqual([]);
    const kept = await database.selectFrom('mail').select('data').distinct().execute();
    expect(kept).toEqual([{ data: '{}' }]);
    await database.destroy();
  });

  it.each([
    ['SQLite', 'claimed'],
    ['SQLite', 'composed'],
    ['SQLite', 'taken'],
    ['PostgreSQL', 'claimed'],
    ['PostgreSQL', 'composed'],
    ['PostgreSQL', 'taken'],
  ] as const)(
    'S8 on %s, killed with a mail %s, lose none and show none twice',
    async (kind, step) => {
      const name =
        kind === 'SQLite'
          ? join(folder, 'store.sqlite')
          : await postgres.database(`killed_${step}`);
      const database = await queueMany(name, 12);
      await start(name, running.smtpUrl, { step, after: 3 }).ended;
      await start(name, running.smtpUrl, { step, after: 0 }).ended;
      expect((await countMails(database)).sending).toBeGreaterThan(0);
      start(name, running.smtpUrl);
      await until(async () => (await countMails(database)).sent === 12);
      const mails = running.inbox.list();
      expect(mails.map((it) => it.subject).sort()).toEqual(
        Array.from({ length: 12 }, (_, index) => `event-${index}`).sort(),
      );
      // A mail that the server had accepted arrived twice, with the same Message-ID.
      if (step === 'taken') expect(mails.some((it) => it.copies > 1)).toBe(true);
      await database.destroy();
    },
  );
});
