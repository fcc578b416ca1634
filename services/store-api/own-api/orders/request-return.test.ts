import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { addDeposit } from '../../enrichment/testing/add-deposit.ts';
import { asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { openStore } from '../../open-store.ts';
import { retryReturnRequest } from '../../return-requests/return-requests.ts';
import { settleReturnRequest } from '../../return-requests/settle-return-request.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { newEmail } from '../testing/customer-session.ts';
import { mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';
import { placeOrder, shipOrder } from './testing/place-order.ts';

const DAY = 24 * 3_600_000;

let shop: TestPlatform;
let database: Kysely<StoreDatabase>;
let api: StartedFrame;
let office: CommerceLayerBundle;
let time = 0;
beforeAll(async () => {
  shop = await startPlatform();
  database = await openStore(':memory:');
  office = await asIntegration(shop.origin);
  api = await startAccounts(shop, database, { now: () => new Date(Date.now() + time) });
}, 60_000);
beforeEach(() => {
  time = 0;
});
afterAll(async () => {
  await api.stop();
  await database.destroy();
  await shop.stop();
});

const aGuestsOrder = async (prepare?: (id: string) => Promise<unknown>) => {
  const email = newEmail();
  return { email, ...(await placeOrder(await asShopper(shop.origin), email, prepare)) };
};
type GuestsOrder = Awaited<ReturnType<typeof aGuestsOrder>>;

const deliver = async (id: string) => {
  await shipOrder(office, id);
  for (const shipment of await office.orders.shipments(id))
    await office.shipments.update({ id: shipment.id, _deliver: true });
};
const request = async (
  { number, email }: Pick<GuestsOrder, 'number' | 'email'>,
  its: object = {},
) => {
  const answer = await api.post('requestReturn', {
    kind: 'withdrawal',
    name: 'Ada Rossi',
    number,
    email,
    locale: 'it',
    market: 'it/eur',
    ...its,
  });
  await api.settled();
  return { status: answer.statusCode, body: answer.json() };
};
const settled = async (id: string) =>
  database.selectFrom('return_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const returnsOf = (id: string) => office.orders.returns(id, { include: ['return_line_items'] });

describe('an order whose buyer withdraws', () => {
  it('S11 is canceled and paid back while nothing has shipped', async () => {
    const order = await aGuestsOrder();
    await office.orders.update({ id: order.id, _approve_and_capture: true });
    const { status, body } = await request(order);
    expect([status, body]).toEqual([
      202,
      { id: expect.any(String), receivedAt: expect.any(String) },
    ]);
    expect(await office.orders.retrieve(order.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    });
    expect(await settled(body.id)).toMatchObject({ outcome: 'cancelled', order_id: order.id });
  });

  it('S11 is canceled also if the process died before it recorded that', async () => {
    const order = await aGuestsOrder();
    const { body } = await request(order);
    await database
      .updateTable('return_request')
      .set({ outcome: 'open', refund_cents: null })
      .where('id', '=', body.id)
      .execute();
    const write = await settleReturnRequest(
      { database, platform: shop.platform, markets: MARKETS },
      body.id,
    );
    if (typeof write === 'function') await write(database);
    expect(await settled(body.id)).toMatchObject({ outcome: 'cancelled' });
    expect(await mailsTo(database, order.email)).toHaveLength(1);
  });

  it('S11 has a requested return on the platform once it is delivered', async () => {
    const order = await aGuestsOrder();
    await deliver(order.id);
    const [line] = await office.orders.line_items(order.id, { filters: { item_type_eq: 'skus' } });
    const { body } = await request(order, { items: [{ line: line?.id, quantity: 1 }] });
    const [made] = await returnsOf(order.id);
    expect(made).toMatchObject({
      status: 'requested',
      reference: body.id,
      return_line_items: [{ quantity: 1 }],
      metadata: { request: { kind: 'withdrawal', name: 'Ada Rossi' } },
    });
    const { shipping_amount_cents: shipping = 0, subtotal_amount_cents: subtotal = 0 } =
      await office.orders.retrieve(order.id);
    const share = Math.round(Number(shipping) / 2);
    const total = Number(subtotal) / 2 + share;
    expect(made?.metadata?.refund).toMatchObject({ shipping_cents: share, total_cents: total });
    expect(await settled(body.id)).toMatchObject({
      outcome: 'returning',
      return_number: made?.number,
      refund_cents: total,
    });
  });

  it('S11 L5 is paid back the deposit of the items it returns', async () => {
    const order = await aGuestsOrder((id) => addDeposit(office, id, 25));
    await deliver(order.id);
    const [line] = await office.orders.line_items(order.id, { filters: { item_type_eq: 'skus' } });
    await request(order, { items: [{ line: line?.id, quantity: 1 }] });
    const {
      shipping_amount_cents: shipping = 0,
      subtotal_amount_cents: subtotal = 0,
      total_amount_with_taxes_cents: paid = 0,
    } = await office.orders.retrieve(order.id);
    expect(Number(paid)).toBeGreaterThanOrEqual(Number(subtotal) + Number(shipping) + 50);
    const [made] = await returnsOf(order.id);
    expect(made?.metadata?.refund).toEqual({
      goods_cents: Number(subtotal) / 2,
      deposit_cents: 25,
      shipping_cents: Math.round(Number(shipping) / 2),
      total_cents: Number(subtotal) / 2 + 25 + Math.round(Number(shipping) / 2),
    });
  });

  it('S11 is acknowledged by mail with content and time, at once', async () => {
    const order = await aGuestsOrder();
    const { body } = await request(order);
    expect(
      (await mailsTo(database, order.email)).map((it) => [it.kind, JSON.parse(it.data)]),
    ).toEqual([
      [
        'return-request',
        {
          kind: 'withdrawal',
          name: 'Ada Rossi',
          number: order.number,
          email: order.email,
          note: null,
          items: null,
          receivedAt: body.receivedAt,
        },
      ],
    ]);
  });

  it('S11 is returned once: a second request finds nothing left', async () => {
    const order = await aGuestsOrder();
    await deliver(order.id);
    await request(order);
    const { body } = await request(order);
    expect(await settled(body.id)).toMatchObject({ outcome: 'nothing' });
    expect(await returnsOf(order.id)).toHaveLength(1);
  });

  it('S11 is returned once, if a user tries again while its return is being created', async () => {
    const order = await aGuestsOrder();
    await deliver(order.id);
    const stated = await api.post('requestReturn', {
      ...{ kind: 'withdrawal', name: 'Ada Rossi', locale: 'it', market: 'it/eur' },
      ...{ number: order.number, email: order.email },
    });
    const work = await database.selectFrom('pending_work').selectAll().execute();
    expect(await retryReturnRequest(database, stated.json().id)).toBe('unfinished');
    expect(await database.selectFrom('pending_work').selectAll().execute()).toEqual(work);
    // Longer than the time in which the work calls the platform, with the last call.
    const [{ claimed_until = '', created_at = '' } = {}] = work;
    expect(Date.parse(claimed_until) - Date.parse(created_at)).toBeGreaterThanOrEqual(580_000);
    await api.settled();
    expect(await returnsOf(order.id)).toHaveLength(1);
  });

  it('S11 is left to the merchant after the period', async () => {
    const order = await aGuestsOrder();
    await deliver(order.id);
    time = 21 * DAY;
    const { body } = await request(order);
    expect(await settled(body.id)).toMatchObject({ outcome: 'late' });
    expect(await returnsOf(order.id)).toHaveLength(0);
    const { body: returned } = await request(order, { kind: 'return' });
    expect(await settled(returned.id)).toMatchObject({ outcome: 'returning' });
  });

  it('S11 gets the same response if it is unknown or another buyer’s', async () => {
    const [mine, yours] = [await aGuestsOrder(), await aGuestsOrder()];
    for (const { number, email } of [
      { number: mine.number, email: yours.email },
      { number: '999999999', email: newEmail() },
    ]) {
      const { status, body } = await request({ number, email });
      expect([status, Object.keys(body)]).toEqual([202, ['id', 'receivedAt']]);
      expect(await settled(body.id)).toMatchObject({ outcome: 'unmatched', order_id: null });
      expect(await mailsTo(database, email)).toMatchObject([{ kind: 'return-request' }]);
    }
    expect(await office.orders.retrieve(mine.id)).toMatchObject({ status: 'placed' });
  });

  it('S11 X has name and note mailed to its buyer only', async () => {
    const words = { name: 'Ada Rossi', note: 'You have won' };
    const order = await aGuestsOrder();
    await request(order, words);
    const stranger = newEmail();
    await request({ number: order.number, email: stranger }, words);
    await request({ number: '999999999', email: stranger }, words);
    const wordsTo = async (email: string) =>
      (await mailsTo(database, email)).map(({ data }) => {
        const { name, note } = JSON.parse(data) as Record<string, unknown>;
        return { name, note };
      });
    expect(await wordsTo(order.email)).toEqual([words]);
    expect(await wordsTo(stranger)).toEqual([
      { name: null, note: null },
      { name: null, note: null },
    ]);
  });

  it.each([
    ['no quantity', { items: [{ line: 'abc', quantity: 0 }] }],
    ['no item', { items: [] }],
    ['no name', { name: ' ' }],
    ['a link in the name', { name: 'see https://spam.example' }],
    ['a link in the note', { note: 'www.spam.example' }],
    ['an item that is no id', { items: [{ line: '../orders', quantity: 1 }] }],
  ])('S11 X refuses %s', async (_, its) => {
    const { status, body } = await request({ number: '10042', email: newEmail() }, its);
    expect([status, body.error.code]).toEqual([400, 'MALFORMED']);
  });

  it('S11 is stated for one address five times in a row', async () => {
    const email = newEmail();
    const statuses = [];
    for (let tried = 0; tried < 6; tried += 1)
      statuses.push((await request({ number: '10042', email })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
