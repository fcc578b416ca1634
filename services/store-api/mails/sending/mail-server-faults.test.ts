import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { until } from '../../testing/until.ts';
import { countMails, listMails } from '../outbox/manage-mails.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { hostileSmtp, type HostileSmtp } from '../testing/hostile-smtp.ts';
import { makeRequest } from '../testing/make-request.ts';
import { createMailSender, type MailSender } from './mail-sender.ts';
import { smtpTransport } from './mail-transport.ts';

let database: Kysely<StoreDatabase>;
let server: HostileSmtp;
let sender: MailSender;
afterEach(async () => {
  await server.close();
  await sender.close();
  await database.destroy();
});

/**
 * Sends one mail to a server.
 *
 * @param answers - overrides of the usual responses
 */
const sendTo = async (
  answers: (command: string) => string | null | undefined,
  to = 'ada@shop.example',
) => {
  database = await openStore(':memory:');
  server = await hostileSmtp(answers);
  sender = createMailSender({
    database,
    transport: smtpTransport({ smtpUrl: server.url, from: 'Shop <shop@shop.example>' }),
    compose: async () => ({ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }),
    domain: 'shop.example',
    log: () => undefined,
    policy: { attempts: 20, first: 20, longest: 20 },
    pollEvery: 10,
  });
  await queueMail(database, makeRequest({ to }));
  void sender.run();
};
const settled = (state: 'sent' | 'dead') =>
  until(async () => (await countMails(database))[state] === 1);

describe('a mail server', () => {
  it.each([
    ['knows no such mailbox', 'RCPT'],
    ['takes no such content', '.'],
  ])('that %s makes a dead letter at the first try', async (_, command) => {
    await sendTo((it) => (it === command ? '550 no' : undefined));
    await settled('dead');
    expect(await listMails(database)).toMatchObject([{ attempts: 1 }]);
  });

  const SMTPUTF8 = '250-ready\r\n250 SMTPUTF8';

  it('V2 gets SMTPUTF8 for an address with letters beyond ASCII before the @', async () => {
    await sendTo((it) => (it === 'EHLO' ? SMTPUTF8 : undefined), 'jörg@bücher.example');
    await settled('sent');
    expect(server.envelope).toEqual([
      'MAIL FROM:<shop@shop.example> SMTPUTF8',
      'RCPT TO:<jörg@bücher.example>',
    ]);
  });

  it('V2 without SMTPUTF8 has mails to domains in letters', async () => {
    await sendTo(() => undefined, 'ada@bücher.example');
    await settled('sent');
    expect(server.envelope).toEqual([
      'MAIL FROM:<shop@shop.example>',
      'RCPT TO:<ada@xn--bcher-kva.example>',
    ]);
  });

  it.each(['jörg@example.com', '高橋@例え.テスト'])(
    'V2 without SMTPUTF8 does not get a mail to %s: a dead letter at the first try, with its reason',
    async (to) => {
      await sendTo((it) => (it === 'EHLO' ? '250-ready\r\n250 8BITMIME' : undefined), to);
      await settled('dead');
      expect(await listMails(database)).toMatchObject([
        { attempts: 1, lastError: expect.stringContaining('does not support SMTPUTF8') },
      ]);
      expect([server.envelope, server.given]).toEqual([[], []]);
    },
  );

  it('V2 with SMTPUTF8 that refuses letters makes a dead letter at the first try, with its reason', async () => {
    const refusal = '553 5.6.7 non-ASCII addresses are not permitted';
    const answers: Record<string, string> = { EHLO: SMTPUTF8, RCPT: refusal };
    await sendTo((it) => answers[it], 'jörg@example.com');
    await settled('dead');
    expect(await listMails(database)).toMatchObject([
      { attempts: 1, lastError: expect.stringContaining(refusal) },
    ]);
  });

  it.each([
    ['has no time', (it: string) => (it === 'RCPT' ? '451 later' : undefined)],
    [
      'goes away before it says what it supports',
      (it: string) => (it === 'EHLO' ? null : undefined),
    ],
    ['does not say now', (it: string) => (it === 'EHLO' ? '450 later' : undefined)],
    ['goes away in mid-mail', (it: string) => (it === '.' ? null : undefined)],
  ])('V2 with SMTPUTF8 that %s has the mail at the second try', async (_, fault) => {
    let faults = 0;
    await sendTo((command) => {
      const answer = faults < 1 ? fault(command) : undefined;
      if (answer !== undefined) faults += 1;
      return answer === undefined && command === 'EHLO' ? SMTPUTF8 : answer;
    }, 'jörg@example.com');
    await settled('sent');
    expect((await listMails(database))[0]?.attempts).toBe(2);
  });

  it.each([
    ['has no time', (it: string) => (it === 'RCPT' ? '451 later' : undefined)],
    ['does not know the shop', (it: string) => (it === 'MAIL' ? '530 who are you' : undefined)],
    ['goes away before the mail', (it: string) => (it === 'DATA' ? null : undefined)],
    ['goes away in mid-mail', (it: string) => (it === '.' ? null : undefined)],
  ])('that %s twice has the mail at the third try', async (_, fault) => {
    let faults = 0;
    await sendTo((command) => {
      const answer = faults < 2 ? fault(command) : undefined;
      if (answer !== undefined) faults += 1;
      return answer;
    });
    await settled('sent');
    expect((await listMails(database))[0]?.attempts).toBe(3);
    // Whether the server accepted it is unknown, so all attempts have the same Message-ID.
    expect(new Set(server.given).size).toBe(1);
  });
});
