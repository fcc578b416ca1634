import type { Kysely } from 'kysely';
import { startInbox, type RunningInbox } from '../../../mail/start-inbox.ts';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { until } from '../../testing/until.ts';
import { countMails, listMails, requeueMail } from '../outbox/manage-mails.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { makeRequest } from '../testing/make-request.ts';
import { backoffDelay } from '../../timing/backoff.ts';
import {
  MAIL_RETRIES,
  createMailSender,
  type MailSender,
  type MailSenderOptions,
} from './mail-sender.ts';
import { smtpTransport, type OutgoingMail } from './mail-transport.ts';
import { SupersededError } from './superseded-error.ts';
import { UndeliverableError } from './undeliverable-error.ts';

const QUICK = { attempts: 3, first: 20, longest: 40 };

let postgres: TestPostgres;
let database: Kysely<StoreDatabase>;
let sender: MailSender | null = null;
let names = 0;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());
afterEach(async () => {
  await sender?.close();
  await database.destroy();
});

/** A sender whose mails go to a function. */
const start = (
  send: (mail: OutgoingMail) => Promise<void>,
  more: Partial<MailSenderOptions> = {},
): string[] => {
  const lines: string[] = [];
  sender = createMailSender({
    database,
    transport: { send, close: () => undefined },
    compose: async ({ event }) => ({ subject: event, html: `<p>${event}</p>`, text: event }),
    domain: 'shop.example',
    log: (line) => lines.push(line),
    policy: QUICK,
    pollEvery: 10,
    ...more,
  });
  void sender.run();
  return lines;
};

const stateIs = (state: 'sent' | 'dead' | 'queued' | 'settled', count = 1) =>
  until(async () => (await countMails(database))[state] === count);

describe.each(['SQLite', 'PostgreSQL'])('the sender on %s', (kind) => {
  beforeEach(async () => {
    names += 1;
    database = await openStore(
      kind === 'SQLite' ? ':memory:' : await postgres.database(`sender_${names}`),
    );
  });

  it('sends a mail, deletes its links, and ignores a duplicate request', async () => {
    const send = jest.fn(async () => undefined);
    start(send);
    await queueMail(database, makeRequest());
    await stateIs('sent');
    expect(await queueMail(database, makeRequest())).toBe(false);
    expect(await database.selectFrom('mail').select('data').execute()).toEqual([{ data: '{}' }]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        to: 'ada@shop.example',
        messageId: expect.stringMatching(/^<[0-9a-f]{40}@shop\.example>$/),
      }),
    );
  });

  it('tries again under the same Message-ID, and leaves a dead letter that can be sent again', async () => {
    const ids: string[] = [];
    let isAway = true;
    const lines = start(async ({ messageId }) => {
      ids.push(messageId);
      if (isAway) throw new Error('the server is away');
    });
    await queueMail(database, makeRequest());
    await stateIs('dead');
    const [letter] = await listMails(database, { state: 'dead' });
    expect(letter).toMatchObject({ attempts: 3, lastError: 'the server is away', sentAt: null });
    expect(letter).not.toHaveProperty('data');
    expect(lines.join()).not.toContain('ada@shop.example');
    isAway = false;
    expect(await requeueMail(database, letter?.id ?? '')).toBe(true);
    await stateIs('sent');
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
    // It is no dead letter any more.
    expect(await requeueMail(database, letter?.id ?? '')).toBe(false);
  });

  it('leaves at once what never can be sent, and sends the others', async () => {
    start(async ({ to }) => {
      if (to.startsWith('gone')) throw new UndeliverableError('no such mailbox');
    });
    await queueMail(database, makeRequest({ to: 'gone@shop.example' }));
    await queueMail(database, makeRequest());
    await stateIs('sent');
    await stateIs('dead');
    expect(await listMails(database, { state: 'dead' })).toMatchObject([{ attempts: 1 }]);
  });

  it('S8 settles a mail that is superseded without sending it, and deletes its links', async () => {
    const send = jest.fn(async () => undefined);
    const lines = start(send, {
      compose: async () => {
        throw new SupersededError('the shipment is delivered');
      },
    });
    await queueMail(database, makeRequest());
    await stateIs('settled');
    expect(send).not.toHaveBeenCalled();
    expect(lines).toEqual([expect.stringContaining('the shipment is delivered')]);
    expect(await database.selectFrom('mail').selectAll().executeTakeFirst()).toMatchObject({
      data: '{}',
      last_error: 'the shipment is delivered',
      settled_by: null,
      settled_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(await queueMail(database, makeRequest())).toBe(false);
  });

  it('leaves a mail whose process died in every try', async () => {
    await queueMail(database, makeRequest());
    await database.updateTable('mail').set({ attempts: 3 }).execute();
    start(async () => undefined);
    await stateIs('dead');
  });
});

describe('the sender over SMTP', () => {
  let running: RunningInbox;
  beforeEach(async () => {
    database = await openStore(':memory:');
    running = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
  });
  afterEach(() => running.close());
  const overSmtp = (from = 'Fonte & Vigna <shop@shop.example>') =>
    smtpTransport({ smtpUrl: running.smtpUrl, from });

  it('hands over both parts, with the headers that machines ask for', async () => {
    const transport = overSmtp();
    start(transport.send, {
      compose: async () => ({
        subject: 'Über Wein — €',
        html: '<p>Grüße</p>',
        text: 'Grüße',
        headers: { 'List-Unsubscribe': '<https://shop.example/unsubscribe>' },
      }),
    });
    await queueMail(database, makeRequest());
    await stateIs('sent');
    const [summary] = running.inbox.list('ada@shop.example');
    const mail = await running.inbox.read(summary?.id ?? 0);
    expect(mail).toMatchObject({ subject: 'Über Wein — €', text: expect.stringMatching(/^Grüße/) });
    expect(mail?.html).toContain('<p>Grüße</p>');
    const headers = new Map(mail?.headers.map(({ name, value }) => [name, value]));
    expect(headers.get('from')).toBe('"Fonte & Vigna" <shop@shop.example>');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('list-unsubscribe')).toBe('<https://shop.example/unsubscribe>');
    transport.close();
  });

  it.each([
    'ada@shop.example\r\nBcc: all@shop.example',
    'ada@shop.example, all@shop.example',
    'Ada <ada@shop.example>',
    'ada',
    `${'a'.repeat(300)}@x.it`,
  ])('writes no second address and no header for %j', async (to) => {
    const transport = overSmtp();
    start(transport.send);
    await queueMail(database, makeRequest({ to }));
    await until(async () => {
      const { sent, dead } = await countMails(database);
      return sent + dead === 1;
    });
    expect(running.inbox.list().every((it) => it.to.length === 1 && it.to[0] === to)).toBe(true);
    expect(running.inbox.list('all@shop.example')).toEqual([]);
    transport.close();
  });

  it.each([['jörg@example.com'], ['高橋@例え.テスト'], ['ada@bücher.example']])(
    'V2 sends to letters beyond ASCII: %s',
    async (to) => {
      const transport = overSmtp();
      start(transport.send);
      await queueMail(database, makeRequest({ to }));
      await stateIs('sent');
      expect(running.inbox.list()).toMatchObject([{ to: [to] }]);
      transport.close();
    },
  );

  it('waits for a server that is away', async () => {
    const transport = smtpTransport({ smtpUrl: 'smtp://127.0.0.1:9', from: 'a <a@shop.example>' });
    start(transport.send, { policy: { ...QUICK, attempts: 100 } });
    await queueMail(database, makeRequest());
    await until(async () => ((await listMails(database))[0]?.attempts ?? 0) > 1);
    expect((await countMails(database)).dead).toBe(0);
    transport.close();
  });
});

describe('MAIL_RETRIES', () => {
  beforeEach(async () => {
    database = await openStore(':memory:');
  });

  it('backs off from seconds to hours and gives up within two days', () => {
    const waits = Array.from({ length: 14 }, (_, index) =>
      backoffDelay(MAIL_RETRIES, index + 1, 0),
    );
    expect(waits.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
    expect(waits.at(-1)).toBeNull();
    const hours = waits.reduce<number>((sum, it) => sum + (it ?? 0), 0) / 3_600_000;
    expect(hours).toBeGreaterThan(12);
    expect(hours).toBeLessThan(48);
    expect(backoffDelay(MAIL_RETRIES, 1, 1)).toBe(7_500);
  });
});
