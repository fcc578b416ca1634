import { randomUUID } from 'node:crypto';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { asIntegration, asShopper } from '../enrichment/testing/shopper.ts';
import { openStore } from '../open-store.ts';
import { placeOrder, shipOrder } from '../own-api/orders/testing/place-order.ts';
import { newEmail } from '../own-api/testing/customer-session.ts';
import { callsUntil } from '../platform/calls-until.ts';
import type { Platform } from '../platform/platform.ts';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { settleReturnRequest } from './settle-return-request.ts';

let shop: TestPlatform;
let office: CommerceLayerBundle;
let database: Kysely<StoreDatabase>;
beforeAll(async () => {
  shop = await startPlatform();
  database = await openStore(':memory:');
  office = await asIntegration(shop.origin);
}, 60_000);
afterAll(async () => {
  await database.destroy();
  await shop.stop();
});

/** An order whose buyer withdraws from all of it. */
const aWithdrawal = async () => {
  const [request, email] = [randomUUID(), newEmail()];
  const { id: order, number } = await placeOrder(await asShopper(shop.origin), email);
  const state = () =>
    database
      .selectFrom('return_request')
      .select('outcome')
      .where('id', '=', request)
      .executeTakeFirst();
  await database
    .insertInto('return_request')
    .values({
      ...{ id: request, kind: 'withdrawal', number, email, name: 'Ada Rossi' },
      ...{ items: null, note: null, locale: 'it', market: 'it/eur', outcome: 'open' },
      received_at: new Date().toISOString(),
    })
    .execute();
  return { request, order, state };
};
const capture = (id: string) => office.orders.update({ id, _approve_and_capture: true });
const settle = async (request: string, platform: Platform = shop.platform) => {
  const write = await settleReturnRequest({ database, platform, markets: MARKETS }, request);
  if (typeof write === 'function') await write(database);
};
/** The platform, whose response to a change with this attribute is lost. */
const losing = (attribute: string): Platform => ({
  ...shop.platform,
  send: async (...call) => {
    const row = await shop.platform.send(...call);
    if (JSON.stringify(call).includes(`"${attribute}"`)) throw new TypeError('fetch failed');
    return row;
  },
});

describe('a withdrawal before anything has shipped', () => {
  it.each([
    ['refund', '_refund', { status: 'approved', payment_status: 'refunded' }],
    ['cancellation', '_cancel', { status: 'cancelled', payment_status: 'refunded' }],
  ])(
    'S11 cancels the order, refunded once, if the response to its %s was lost',
    async (_, lost, meanwhile) => {
      const { request, order, state } = await aWithdrawal();
      await capture(order);
      await expect(settle(request, losing(lost))).rejects.toThrow('fetch failed');
      expect(await office.orders.retrieve(order)).toMatchObject(meanwhile);
      expect(await state()).toEqual({ outcome: 'open' });
      await settle(request);
      expect(await office.orders.retrieve(order)).toMatchObject({ status: 'cancelled' });
      for (const { status } of await office.orders.shipments(order))
        expect(status).toBe('cancelled');
      expect(await office.orders.refunds(order)).toHaveLength(1);
      expect(await state()).toEqual({ outcome: 'cancelled' });
    },
  );

  it('S11 cancels an order that the merchant has paid back but not canceled', async () => {
    const { request, order, state } = await aWithdrawal();
    await capture(order);
    await office.orders.update({ id: order, _refund: true });
    await settle(request);
    expect(await office.orders.retrieve(order)).toMatchObject({ status: 'cancelled' });
    expect(await state()).toEqual({ outcome: 'cancelled' });
  });
});

it('S11 a withdrawal from an order that the merchant edits waits for the end of it', async () => {
  const { request, order, state } = await aWithdrawal();
  await office.orders.update({ id: order, _start_editing: true });
  const changes: unknown[] = [];
  const platform: Platform = {
    ...shop.platform,
    send: async (...call) => {
      changes.push(call);
      return shop.platform.send(...call);
    },
  };
  const context = { database, platform, markets: MARKETS };
  expect(await settleReturnRequest(context, request)).toEqual({ retryIn: expect.any(Number) });
  expect(changes).toEqual([]);
  expect(await state()).toEqual({ outcome: 'open' });
  await office.orders.update({ id: order, _stop_editing: true });
  await settle(request);
  expect(await office.orders.retrieve(order)).toMatchObject({ status: 'cancelled' });
  expect(await state()).toEqual({ outcome: 'cancelled' });
});

it('S11 a withdrawal finds nothing to return of an order that was shipped and paid back', async () => {
  const { request, order, state } = await aWithdrawal();
  await shipOrder(office, order);
  await office.orders.update({ id: order, _refund: true });
  await settle(request);
  expect(await state()).toEqual({ outcome: 'nothing' });
  expect(await office.orders.returns(order)).toHaveLength(0);
});

it('S11 a return whose creation ran out of time is completed by the next attempt', async () => {
  const { request, order, state } = await aWithdrawal();
  await shipOrder(office, order);
  const limit = new AbortController();
  const slow: Platform = {
    ...shop.platform,
    send: async (...call) => {
      const row = await shop.platform.send(...call);
      limit.abort();
      return row;
    },
  };
  await expect(settle(request, callsUntil(slow, limit.signal))).rejects.toThrow('aborted');
  expect([...(await office.orders.returns(order))]).toMatchObject([{ status: 'draft' }]);
  expect(await state()).toEqual({ outcome: 'open' });
  await settle(request);
  const returns = [...(await office.orders.returns(order, { include: ['return_line_items'] }))];
  expect(returns).toMatchObject([{ status: 'requested', reference: request }]);
  expect(returns[0]?.return_line_items?.length).toBeGreaterThan(0);
  expect(await state()).toEqual({ outcome: 'returning' });
});
