import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { startInbox, type RunningInbox } from '../../../mail/start-inbox.ts';
import { openStore } from '../../open-store.ts';
import { readDocument } from '../../platform/read-document.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { until } from '../../testing/until.ts';
import { keptCalls } from '../../webhooks/kept-calls.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';
import { countMails } from '../outbox/manage-mails.ts';
import { startSender } from '../testing/start-sender.ts';
import { noticesOf } from './notices-of.ts';
import { queueNotice } from './queue-notice.ts';

jest.setTimeout(120_000);

const EVENTS = 1_000;
const AT_ONCE = 20;
const PATH = '/webhooks/mails';
const TOPIC = 'orders.place';
const SECRET = 'a secret of the webhook';

let postgres: TestPostgres;
let running: RunningInbox;
beforeAll(async () => {
  postgres = await startPostgres();
  running = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
});
afterAll(() => Promise.all([postgres.stop(), running.close()]));

/** The webhook receiver of a service, with its own connections to the shared database. */
const startService = async (name: string) => {
  const database = await openStore(name);
  const app = fastify();
  const receiver = {
    path: PATH,
    secretOf: () => SECRET,
    receive: async (
      _: string,
      document: unknown,
      transaction: Parameters<typeof queueNotice>[0],
    ): Promise<void> => {
      for (const row of readDocument(document))
        for (const notice of noticesOf(row, MARKETS))
          await queueNotice(transaction, 'https://shop.example', notice);
    },
  };
  postWebhook(app, receiver, keptCalls(database));
  await app.ready();
  const call = async (body: string): Promise<number> => {
    const signature = createHmac('sha256', SECRET).update(body).digest('base64');
    const headers = {
      'content-type': 'application/vnd.api+json',
      'x-commercelayer-topic': TOPIC,
      'x-commercelayer-signature': signature,
    };
    return (await app.inject({ method: 'POST', url: PATH, headers, payload: body })).statusCode;
  };
  const stop = async () => {
    await app.close();
    await database.destroy();
  };
  return { database, call, stop };
};

const placed = (number: number, updated_at: string): string => {
  const market = { type: 'markets', id: 'market' };
  return JSON.stringify({
    data: {
      type: 'orders',
      id: `order${number}`,
      attributes: {
        status: 'placed',
        placed_at: '2026-11-01T10:00:00Z',
        customer_email: `buyer${number}@shop.example`,
        language_code: 'it',
        updated_at,
      },
      relationships: { market: { data: market } },
    },
    included: [{ ...market, attributes: { code: 'it-eur', name: 'IT EUR' } }],
  });
};

it('S8 two services that share a database and hear of 1,000 orders twice each send every mail once', async () => {
  const name = await postgres.database('services');
  const services = [await startService(name), await startService(name)] as const;
  const senders = [startSender(name, running.smtpUrl), startSender(name, running.smtpUrl)];
  const statuses = new Set<number>();
  for (let first = 0; first < EVENTS; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const number = first + index;
        // The same event at both, and a later state of the order at one.
        const calls = [
          services[0].call(placed(number, 'now')),
          services[1].call(placed(number, 'now')),
          services[number % 2 === 0 ? 0 : 1].call(placed(number, 'later')),
        ];
        for (const status of await Promise.all(calls)) statuses.add(status);
      }),
    );
  expect([...statuses]).toEqual([200]);
  const { database } = services[0];
  await until(async () => (await countMails(database)).sent === EVENTS);
  expect(await countMails(database)).toEqual({
    queued: 0,
    sending: 0,
    sent: EVENTS,
    dead: 0,
    settled: 0,
  });
  for (let number = 0; number < EVENTS; number += 1)
    expect(running.inbox.list(`buyer${number}@shop.example`)).toHaveLength(1);
  await Promise.all([...senders.map((it) => it.kill()), ...services.map((it) => it.stop())]);
});
