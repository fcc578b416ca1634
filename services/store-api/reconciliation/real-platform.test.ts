import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Insertable } from 'kysely';
import { startInbox, type RunningInbox } from '../../mail/start-inbox.ts';
import { adjustments, readFull } from '../enrichment/testing/shopper.ts';
import { openShop, type TestShop } from '../enrichment/testing/open-shop.ts';
import { buy, ship } from '../mails/testing/buy.ts';
import { startMails, type TestMails } from '../mails/testing/start-mails.ts';
import { placeOrder } from '../own-api/orders/testing/place-order.ts';
import { connectPlatform } from '../platform/platform.ts';
import type { ReturnRequestTable } from '../return-requests/return-request-table.ts';
import { settleReturnRequest } from '../return-requests/settle-return-request.ts';
import { openSales, type OpenSales } from '../sales/open-sales.ts';
import { until } from '../testing/until.ts';
import { DAY } from './difference.ts';
import { listDifferences } from './list-differences.ts';
import { performRun } from './runs/perform-run.ts';
import { askForRun, claimRun } from './runs/run-rows.ts';

jest.setTimeout(60_000);

let folder: string;
let test: TestShop;
let inbox: RunningInbox;
let mails: TestMails;
let sales: OpenSales;
let calls = 0;
const config = () => ({
  endpoint: test.origin,
  authEndpoint: test.origin,
  clientId: 'fonte-vigna-backoffice',
  clientSecret: 'demo-backoffice-secret',
});

/** Places an order whose enrichment is finished, with its shipping methods selected. */
const placed = async (email = 'ada@shop.example'): Promise<{ id: string; number: string }> =>
  placeOrder(test.shop, email, async (id) => {
    await test.chooseMethods(id);
    await until(async () => {
      const order = await readFull(test.shop, id);
      return adjustments(order)[0] === order.shipping_amount_cents;
    });
  });
const isMailed = (event: string) =>
  until(async () => {
    const row = mails.database.selectFrom('mail').select('id').where('event', '=', event);
    return (await row.executeTakeFirst()) !== undefined;
  });

/** A withdrawal of the whole order, not settled, unless stated. */
const stateRequest = (
  id: string,
  number: string,
  its: Partial<Insertable<ReturnRequestTable>> = {},
) =>
  mails.database
    .insertInto('return_request')
    .values({
      ...{ id, kind: 'withdrawal', number, email: 'ada@shop.example', name: 'Ada Rossi' },
      ...{ items: null, note: null, locale: 'it', market: 'it/eur', outcome: 'open' },
      received_at: new Date().toISOString(),
      ...its,
    })
    .execute();

/** A delivered order, half of which goes back by a withdrawal. */
const withdrawn = async (request: string) => {
  const { id, number } = await placed();
  const shipment = await ship(test.office, id);
  await test.office.shipments.update({ id: shipment, _deliver: true });
  const [line] = await test.office.orders.line_items(id, { filters: { item_type_eq: 'skus' } });
  const { database } = mails;
  await stateRequest(request, number, { items: JSON.stringify([{ line: line?.id, quantity: 1 }]) });
  const platform = connectPlatform(config());
  const write = await settleReturnRequest({ database, platform, markets: MARKETS }, request);
  if (typeof write === 'function') await write(database);
  await isMailed(shipment);
  const [made] = await test.office.orders.returns(id);
  return { id, shipment, returnId: made?.id ?? '' };
};
const payBack = async (returnId: string, cents: number) => {
  const { returns } = test.office;
  for (const trigger of ['_approve', '_ship', '_receive'])
    await returns.update({ id: returnId, [trigger]: true });
  await returns.update({ id: returnId, _refund: true, _refund_amount_cents: cents });
};

/** Compares, as if `later` ms had passed. */
const compare = async (later = 2 * 3_600_000): Promise<string[]> => {
  const { database } = mails;
  await askForRun(database, 'anna@shop.example');
  const run = await claimRun(database, 60_000);
  if (!run) throw new Error('no run');
  const platform = connectPlatform(config());
  await performRun(
    {
      database,
      platform: {
        list: (...call) => {
          calls += 1;
          return platform.list(...call);
        },
      },
      days: 30,
      enriches: true,
      claimLasts: 60_000,
      now: () => new Date(Date.now() + later),
      pause: async () => undefined,
    },
    run,
  );
  const found = await listDifferences(database, { state: 'open', limit: 500 });
  return found.map(({ kind, subject }) => `${kind} ${subject}`).toSorted();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-api-reconciliation-'));
  test = await openShop();
  inbox = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
  mails = await startMails({
    platform: test.origin,
    inbox,
    file: join(folder, 'store.sqlite'),
    webhooks: false,
    sweepEvery: 50,
  });
  sales = openSales({
    database: mails.database,
    platform: config(),
    onSold: () => undefined,
    log: () => undefined,
    sweepEvery: 50,
  });
  void sales.run(null);
  await until(async () => {
    const swept = mails.database.selectFrom('state').where('key', 'like', 'mails/swept_%');
    return (await swept.select('key').execute()).length === 5;
  });
}, 60_000);
afterAll(async () => {
  await sales.close();
  await mails.stop();
  await inbox.close();
  await test.stop();
  rmSync(folder, { recursive: true });
});

it('finds no difference in a healthy store, and each one that is made in it', async () => {
  const { office } = test;
  const { database } = mails;

  // Orders of every state.
  const waiting = await placed();
  const captured = await placed();
  await office.orders.update({ id: captured.id, _approve_and_capture: true });
  const shipped = await placed();
  const shipment = await ship(office, shipped.id);
  const refunded = await placed();
  await office.orders.update({ id: refunded.id, _approve_and_capture: true });
  await office.orders.update({ id: refunded.id, _refund: true });
  const canceled = await placed();
  await office.orders.update({ id: canceled.id, _cancel: true });
  const paidBack = await withdrawn('paid-back');
  const request = database.selectFrom('return_request').select('refund_cents');
  const owed = await request.where('id', '=', 'paid-back').executeTakeFirstOrThrow();
  await payBack(paidBack.returnId, owed.refund_cents ?? 0);
  const owing = await withdrawn('owing');
  const [refund] = await office.orders.refunds(refunded.id);
  const [returned] = await office.orders.refunds(paidBack.id);
  for (const event of [shipment, refund?.id, returned?.id, canceled.id, owing.id])
    await isMailed(`${event}`);
  await until(async () => {
    const counted = await database.selectFrom('counted_order').select('id').execute();
    return [waiting, captured, shipped, owing].every(({ id }) =>
      counted.some((it) => it.id === id),
    );
  });
  expect(await compare()).toEqual([]);
  // Orders, returns, requests.
  expect(calls).toBe(3);

  // Time passes.
  expect(await compare(8 * DAY)).toEqual([`never-captured ${waiting.id}`]);
  expect(await compare(13 * DAY)).toEqual([`never-captured ${waiting.id}`, 'refund-overdue owing']);
  expect(await compare()).toEqual([]);

  // The database loses or changes rows.
  await mails.stop();
  await sales.close();
  const store = await import('../open-store.ts').then(({ openStore }) =>
    openStore(join(folder, 'store.sqlite')),
  );
  mails = { ...mails, database: store, stop: () => store.destroy() };
  const forget = (event: string) => store.deleteFrom('mail').where('event', '=', event).execute();
  await forget(captured.id);
  await forget(shipment);
  await forget(`${refund?.id}`);
  await forget('owing');
  await store.deleteFrom('counted_order').where('id', '=', shipped.id).execute();
  const change = (id: string, its: { refund_cents?: number; outcome?: 'cancelled' }) =>
    store.updateTable('return_request').set(its).where('id', '=', id).execute();
  await change('paid-back', { refund_cents: 1 });
  await change('owing', { outcome: 'cancelled' });
  // A cancellation that stopped after the refund.
  await stateRequest('stopped', refunded.number, { outcome: 'nothing', order_id: refunded.id });
  const letter = store.updateTable('mail').set({ state: 'dead' }).where('event', '=', waiting.id);
  await letter.execute();
  const dead = await store
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow();
  // No enrichment runs for this order.
  await test.service.stop();
  test.service = { ...test.service, stop: async () => undefined };
  const bare = await buy(test.shop, { email: 'late@shop.example' });
  expect(await compare()).toEqual(
    [
      `mail-dead ${dead.id}`,
      `mail-missing ${captured.id}`,
      `mail-missing ${shipment}`,
      `mail-missing ${refund?.id}`,
      'mail-missing owing',
      `order-not-counted ${shipped.id}`,
      'refund-differs paid-back',
      'cancellation-missing owing',
      'cancellation-missing stopped',
      'mail-missing stopped',
      `mail-missing ${bare}`,
      `order-not-counted ${bare}`,
      `order-not-enriched ${bare}`,
    ].toSorted(),
  );

  // A restore of an older state loses a request.
  await store.deleteFrom('return_request').where('id', '=', 'owing').execute();
  expect(await compare()).toContain('request-lost owing');
});
