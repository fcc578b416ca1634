import { randomUUID } from 'node:crypto';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { asCustomer, asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { openStore } from '../../open-store.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { newEmail } from '../testing/customer-session.ts';
import { mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';
import { placeOrder, shipOrder } from './testing/place-order.ts';

let shop: TestPlatform;
let database: Kysely<StoreDatabase>;
let api: StartedFrame;
let office: CommerceLayerBundle;
beforeAll(async () => {
  shop = await startPlatform();
  database = await openStore(':memory:');
  office = await asIntegration(shop.origin);
  api = await startAccounts(shop, database);
}, 60_000);
afterAll(async () => {
  await api.stop();
  await database.destroy();
  await shop.stop();
});

const STATED = { kind: 'withdrawal', name: 'Ada Rossi', locale: 'it', market: 'it/eur' };

/** A guest's order, with what the guest states about it. */
const aGuestsOrder = async () => {
  const email = newEmail();
  const { id, number } = await placeOrder(await asShopper(shop.origin), email);
  return { id, email, stated: { ...STATED, number, email } };
};
const send = async (body: object) => {
  const response = await api.post('requestReturn', body);
  return { status: response.statusCode, body: response.json() };
};
const rowsOf = (email: string) =>
  database.selectFrom('return_request').selectAll().where('email', '=', email).execute();
const linesOf = async (order: string) =>
  [...(await office.orders.returns(order, { include: ['return_line_items'] }))].flatMap(
    (it) => it.return_line_items?.map(({ quantity }) => quantity) ?? [],
  );

describe('some of an order, whose items only a note names', () => {
  it.each([
    ['a withdrawal', { partial: true }],
    // Remotes of the time before `partial`: their form asks for a note in a withdrawal of some items only.
    ['a withdrawal of an older remote', {}],
    ['a return', { kind: 'return', partial: true }],
  ])('S11 L1 are left to the merchant before and after shipping: %s', async (_, its) => {
    const { id, email, stated } = await aGuestsOrder();
    await office.orders.update({ id, _approve_and_capture: true });
    await send({ ...stated, note: 'one corkscrew', ...its });
    await api.settled();
    expect(await office.orders.retrieve(id)).toMatchObject({
      status: 'approved',
      payment_status: 'paid',
    });
    const sent = await aGuestsOrder();
    await shipOrder(office, sent.id);
    await send({ ...sent.stated, note: 'one corkscrew', ...its });
    await api.settled();
    expect(await office.orders.returns(sent.id)).toHaveLength(0);
    for (const it of [...(await rowsOf(email)), ...(await rowsOf(sent.email))])
      expect(it).toMatchObject({ outcome: 'in-part', is_partial: 1, items: null });
    const [mail] = await mailsTo(database, email);
    expect(JSON.parse(mail?.data ?? '')).toMatchObject({ items: [], note: 'one corkscrew' });
  });

  it('S11 are not what the reason for a return of the whole order means', async () => {
    const { id, email, stated } = await aGuestsOrder();
    await shipOrder(office, id);
    await send({ ...stated, kind: 'return', note: 'corked' });
    await api.settled();
    expect(await rowsOf(email)).toMatchObject([{ outcome: 'returning', is_partial: 0 }]);
  });
});

describe('an order of a customer who has another address now', () => {
  it('S11 L1 is found by the address of the order, and by the present one', async () => {
    const [before, present] = [newEmail(), newEmail()];
    const { id } = await office.customers.create({ email: before, password: 'secret-word' });
    const customer = await asCustomer(shop.origin, { email: before, password: 'secret-word' });
    const orders = [await placeOrder(customer), await placeOrder(customer)];
    await office.customers.update({ id, email: present });
    for (const [index, email] of [before, present].entries()) {
      await send({ ...STATED, number: orders[index]?.number, email });
      await api.settled();
      expect(await rowsOf(email)).toMatchObject([
        { outcome: 'cancelled', order_id: orders[index]?.id },
      ]);
    }
  });

  it('S11 X is no guest’s order, which the account’s address does not prove', async () => {
    const { email, stated } = await aGuestsOrder();
    const [customer] = await office.customers.list({ filters: { email_eq: email } });
    const present = newEmail();
    await office.customers.update({ id: customer?.id ?? '', email: present });
    await send({ ...stated, email: present });
    await api.settled();
    expect(await rowsOf(present)).toMatchObject([{ outcome: 'unmatched', order_id: null }]);
  });
});

describe('a request that is repeated', () => {
  const someOf = async () => {
    const order = await aGuestsOrder();
    await shipOrder(office, order.id);
    const [line] = await office.orders.line_items(order.id, { filters: { item_type_eq: 'skus' } });
    const items = [{ line: line?.id ?? '', quantity: 1 }];
    return { ...order, body: { ...order.stated, id: randomUUID(), items } };
  };

  it('S11 X returns its items once and has the same receipt, settled or not', async () => {
    const { id, email, body } = await someOf();
    const [first, second] = await Promise.all([send(body), send(body)]);
    await api.settled();
    const third = await send(body);
    await api.settled();
    expect(first).toEqual({ status: 202, body: { id: body.id, receivedAt: expect.any(String) } });
    expect([second, third]).toEqual([first, first]);
    expect(await linesOf(id)).toEqual([1]);
    expect(await rowsOf(email)).toMatchObject([{ id: body.id, outcome: 'returning' }]);
    expect(await mailsTo(database, email)).toHaveLength(1);
    expect(await database.selectFrom('pending_work').selectAll().execute()).toEqual([]);
  });

  it('S11 X is settled, if the process died before it began', async () => {
    const { id, body } = await someOf();
    await send(body);
    await api.settled();
    await database
      .updateTable('return_request')
      .set({ outcome: 'open' })
      .where('id', '=', body.id)
      .execute();
    await send(body);
    await api.settled();
    expect(await rowsOf(body.email)).toMatchObject([{ outcome: 'returning' }]);
    expect(await linesOf(id)).toEqual([1]);
  });

  it('S11 X is another one, if it states something else by the same id', async () => {
    const { id, body } = await someOf();
    const { body: receipt } = await send(body);
    await api.settled();
    const { email, ...theirs } = await aGuestsOrder();
    for (const other of [
      { ...body, name: 'Ada' },
      { ...theirs.stated, id: body.id },
    ]) {
      const answer = await send(other);
      await api.settled();
      expect(answer).toEqual({
        status: 202,
        body: { id: expect.any(String), receivedAt: expect.any(String) },
      });
      expect(answer.body.id).not.toBe(receipt.id);
    }
    expect(await linesOf(id)).toEqual([1, 1]);
    expect(await rowsOf(email)).toMatchObject([{ outcome: 'cancelled' }]);
  });

  it('S11 X is refused by an id that is no UUID', async () => {
    const { stated } = await aGuestsOrder();
    expect(await send({ ...stated, id: 'guessed' })).toMatchObject({ status: 400 });
  });
});
