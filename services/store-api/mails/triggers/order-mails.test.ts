import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { startInbox, type RunningInbox } from '../../../mail/start-inbox.ts';
import { asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { until } from '../../testing/until.ts';
import { countMails } from '../outbox/manage-mails.ts';
import { buy, ship } from '../testing/buy.ts';
import { startMails, type TestMails } from '../testing/start-mails.ts';

jest.setTimeout(30_000);

let platform: TestPlatform;
let shop: CommerceLayerBundle;
let office: CommerceLayerBundle;
let inbox: RunningInbox;
let folder: string;
let mails: TestMails | null = null;
beforeAll(async () => {
  platform = await startPlatform();
  shop = await asShopper(platform.origin);
  office = await asIntegration(platform.origin);
});
afterAll(() => platform.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-mails-'));
  inbox = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
});
afterEach(async () => {
  await mails?.stop();
  await inbox.close();
  await rm(folder, { recursive: true });
});

const start = async (options: { webhooks?: boolean; sweepEvery?: number } = {}) => {
  mails = await startMails({
    platform: platform.origin,
    inbox,
    file: join(folder, 'store.sqlite'),
    ...options,
  });
  if (options.webhooks !== false)
    await until(() => mails?.said.some((it) => it.includes('webhooks lead')) ?? false);
  // The first sweep has stored its position.
  await until(async () => {
    const rows = await mails?.database
      .selectFrom('state')
      .select('key')
      .where('key', 'like', 'mails/swept_%')
      .execute();
    return rows?.length === 5;
  });
  return mails;
};

const subjects = (to: string) =>
  inbox.inbox
    .list(to)
    .map(({ subject }) => subject.replace(/\d{6,}/, 'N'))
    .sort();
const haveCome = (to: string, count: number) => until(() => subjects(to).length >= count);

it('S8 a buyer hears of the order, of its parcel and of its arrival, in the order’s language', async () => {
  await start();
  const to = 'grete@shop.example';
  const order = await buy(shop, { email: to, language: 'de' });
  await haveCome(to, 1);
  const shipment = await ship(office, order);
  await haveCome(to, 2);
  await office.shipments.update({ id: shipment, _deliver: true });
  await haveCome(to, 3);
  expect(subjects(to)).toEqual([
    'Ihre Bestellung N',
    'Ihre Bestellung N ist angekommen',
    'Ihre Bestellung N ist unterwegs',
  ]);
  const [last] = inbox.inbox.list(to).slice(-1);
  const { number } = await office.orders.retrieve(order);
  expect((await inbox.inbox.read(last?.id ?? 0))?.text).toContain(`Bestellnummer: ${number}`);
});

it('S8 the link of the confirmation is one that opens the order', async () => {
  const { database } = await start();
  const to = 'ada@shop.example';
  const order = await buy(shop, { email: to });
  await haveCome(to, 1);
  const mail = await inbox.inbox.read(inbox.inbox.list(to)[0]?.id ?? 0);
  const link =
    /https:\/\/shop\.example\/it\/eur\/it\/track-order#id=([\w-]+)&token=([\w-]{43})/.exec(
      mail?.text ?? '',
    );
  const row = await database
    .selectFrom('link_token')
    .select(['subject', 'purpose'])
    .where('id', '=', link?.[1] ?? '')
    .executeTakeFirst();
  expect(row).toEqual({ subject: order, purpose: 'order-tracking' });
});

it('an event that comes again and again, ten times at once and later again, is mailed once', async () => {
  const { database, address } = await start();
  const to = 'replayed@shop.example';
  const order = await buy(shop, { email: to });
  await haveCome(to, 1);
  const webhooks = await office.webhooks.list({ filters: { topic_eq: 'orders.place' } });
  const { shared_secret: secret } = webhooks.find((it) => it.callback_url === address) ?? {};
  const post = async (updated_at: string, key = secret) => {
    const market = { type: 'markets', id: 'm' };
    const attributes = { status: 'placed', customer_email: to, language_code: 'it', updated_at };
    const body = JSON.stringify({
      data: { type: 'orders', id: order, attributes, relationships: { market: { data: market } } },
      included: [{ ...market, attributes: { name: 'IT EUR', code: 'it-eur' } }],
    });
    const signature = createHmac('sha256', `${key}`).update(body).digest('base64');
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'x-commercelayer-topic': 'orders.place',
        'x-commercelayer-signature': signature,
      },
      body,
    });
    return answer.status;
  };
  const again = Array.from({ length: 10 }, () => post('2026-01-01T00:00:00.000Z'));
  const anew = Array.from({ length: 10 }, (_, index) => post(`2026-01-0${index}T00:00:00.000Z`));
  expect(new Set(await Promise.all([...again, ...anew]))).toEqual(new Set([200]));
  expect(await post('2026-01-01T00:00:00.000Z', 'forged')).toBe(401);
  expect(await countMails(database)).toEqual({
    queued: 0,
    sending: 0,
    sent: 1,
    dead: 0,
    settled: 0,
  });
  expect(subjects(to)).toEqual(['Il tuo ordine N']);
});

it('events during downtime are mailed after the start, and nothing older', async () => {
  const before = 'before@shop.example';
  await buy(shop, { email: before });
  await (await start({ webhooks: false })).stop();
  const to = 'meanwhile@shop.example';
  const order = await buy(shop, { email: to, language: 'en' });
  const shipment = await ship(office, order);
  await start({ webhooks: false, sweepEvery: 100 });
  await haveCome(to, 2);
  expect(subjects(to)).toEqual(['Your order N', 'Your order N is on its way']);
  await office.shipments.update({ id: shipment, _deliver: true });
  await haveCome(to, 3);
  expect(subjects(before)).toEqual([]);
});

it('each refund is mailed with its amount, as often as an order is refunded', async () => {
  await start();
  const to = 'refunded@shop.example';
  const order = await buy(shop, { email: to, language: 'en' });
  await ship(office, order);
  const { captures } = await office.orders.retrieve(order, { include: ['captures'] });
  const [capture] = captures ?? [];
  const refunds = () => inbox.inbox.list(to).filter(({ subject }) => /^Refund for/.test(subject));
  const texts = async () =>
    Promise.all(refunds().map(async ({ id }) => (await inbox.inbox.read(id))?.text ?? ''));
  for (const [index, _refund_amount_cents] of [500, 250].entries()) {
    await office.captures.update({ id: capture?.id ?? '', _refund: true, _refund_amount_cents });
    await until(() => refunds().length > index);
  }
  const amounts = (await texts()).map((text) => /refunded (€[\d.]+)/.exec(text)?.[1]);
  expect(amounts.sort()).toEqual(['€2.50', '€5.00']);
});
