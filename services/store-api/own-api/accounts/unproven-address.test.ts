import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { asCustomer, asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { placeOrder } from '../orders/testing/place-order.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

const password = 'a long password';

let shop: TestPlatform;
let database: Kysely<StoreDatabase>;
let api: StartedFrame;
let office: CommerceLayerBundle;
beforeAll(async () => {
  shop = await startPlatform();
  database = await openStore(':memory:');
  api = await startAccounts(shop, database);
  office = await asIntegration(shop.origin);
}, 60_000);
afterAll(async () => {
  await api.stop();
  await database.destroy();
  await shop.stop();
});

type WayIn = (email: string) => Promise<unknown>;
const ways: [string, WayIn][] = [
  ['by sign-up', (email) => api.post('signup', { email, password })],
  [
    'with a password on a cart',
    async (email) =>
      (await asShopper(shop.origin)).orders.create({
        customer_email: email,
        customer_password: password,
      }),
  ],
];

describe.each(ways)('an account made %s for the address of a guest', (_, signUp) => {
  let guestsOrder: { id: string; number: string };
  let client: CommerceLayerBundle;
  let headers: { authorization: string };
  beforeAll(async () => {
    const email = newEmail();
    guestsOrder = await placeOrder(await asShopper(shop.origin), email);
    await signUp(email);
    const session = await logIn(shop.origin, email, password);
    headers = { authorization: `Bearer ${session?.token}` };
    client = await asCustomer(shop.origin, { email, password });
  });

  it('S10 sees none of the guest’s orders', async () => {
    expect(await client.orders.list()).toHaveLength(0);
  });

  it('S12 exports none of the guest’s orders', async () => {
    const { orders, addresses } = (await api.post('export', {}, { headers })).json();
    expect({ orders, addresses }).toEqual({ orders: [], addresses: [] });
  });

  it('S11 cannot cancel them, and reviews nothing the guest has bought', async () => {
    const cancelled = await api.post('cancelOrder', { order: guestsOrder.id }, { headers });
    expect(cancelled.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const review = { kind: 'sku', code: 'CORKSCREW-OLIVE', rating: 1, title: 'Bad', text: 'Bad.' };
    const written = await api.post(
      'reviews',
      { ...review, locale: 'it', name: 'Ada' },
      { headers },
    );
    expect(written.json()).toMatchObject({ error: { code: 'NOT_BOUGHT' } });
  });

  // Last, because it deletes the account.
  it('S12 can be deleted without affecting the guest’s orders, which are still delivered', async () => {
    const before = await office.orders.retrieve(guestsOrder.id, { include: ['customer'] });
    const place = { locale: 'it', market: 'it/eur' };
    const gone = await api.post('deleteAccount', { ...place, password }, { headers });
    expect([gone.statusCode, gone.body]).toEqual([200, '{}']);
    await api.settled();
    const after = await office.orders.retrieve(guestsOrder.id, { include: ['customer'] });
    expect(after.customer).toMatchObject({ email: before.customer_email, has_password: false });
    expect(after.customer?.anonymization_status).toBeNull();
    expect(after.customer?.id).not.toBe(before.customer?.id);
    expect(after).toMatchObject({
      ...{ customer_email: before.customer_email, status: before.status },
      total_amount_with_taxes_cents: before.total_amount_with_taxes_cents,
    });
  });
});
