import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { asCustomer, asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';
import { placeOrder, shipOrder } from './testing/place-order.ts';

const place = { locale: 'it', market: 'it/eur' };
const password = 'a long password';
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

const aGuestsOrder = async () => {
  const email = newEmail();
  return { email, ...(await placeOrder(await asShopper(shop.origin), email)) };
};
const aCustomer = async () => {
  const email = newEmail();
  await office.customers.create({ email, password });
  const { token } = (await logIn(shop.origin, email, password))!;
  return {
    email,
    client: await asCustomer(shop.origin, { email, password }),
    bearer: { headers: { authorization: `Bearer ${token}` } },
  };
};
const find = async (number: string, email: string) => {
  const { statusCode, body } = await api.post('findOrder', { ...place, number, email });
  await api.settled();
  return [statusCode, body];
};
const linkTo = async (email: string): Promise<{ id: string; token: string; href: string }> => {
  const { data = '{}' } = (await mailsTo(database, email)).at(-1) ?? {};
  const { trackingLink: href } = JSON.parse(data) as { trackingLink: string };
  const key = new URLSearchParams(new URL(href).hash.slice(1));
  return { id: key.get('id') ?? '', token: key.get('token') ?? '', href };
};
const track = async ({ id, token }: { id: string; token: string }) => {
  const answer = await api.post('trackedOrder', { id, token });
  return { status: answer.statusCode, body: answer.json() };
};

describe('an order that is looked up', () => {
  it('S11 is sent to its buyer where number and e-mail address belong together', async () => {
    const { number, email } = await aGuestsOrder();
    expect(await find(` #${number}`, email.toUpperCase())).toEqual([202, '{}']);
    expect(await mailsTo(database, email)).toMatchObject([{ kind: 'order-link', ...place }]);
    expect((await linkTo(email)).href).toMatch(
      /^https:\/\/shop\.example\/it\/eur\/it\/track-order#id=[\da-f-]{36}&token=[\w-]{43}$/,
    );
  });

  it.each([
    ['Nr. ', '\u200b'],
    ['n.\u00a0', '\n'],
    ['№ ', ''],
    ['n° ', ' '],
  ])(
    'S11 is found by its number as it was pasted: %j before it, %j behind',
    async (before, behind) => {
      const { number, email } = await aGuestsOrder();
      const wide = number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
      expect(await find(`${before}${wide}${behind}`, email)).toEqual([202, '{}']);
      expect(await mailsTo(database, email)).toMatchObject([{ kind: 'order-link' }]);
    },
  );

  it('S11 gives the same response without a match, and sends nothing', async () => {
    const [mine, yours] = [await aGuestsOrder(), await aGuestsOrder()];
    expect(await find(mine.number, yours.email)).toEqual([202, '{}']);
    expect(await find('no-such-number', mine.email)).toEqual([202, '{}']);
    expect(await mailsTo(database, mine.email)).toEqual([]);
    expect(await mailsTo(database, yours.email)).toEqual([]);
  });

  it('S11 is none while it is a cart', async () => {
    const guest = await asShopper(shop.origin);
    const email = newEmail();
    const { number } = await guest.orders.create({ customer_email: email });
    expect(await find(String(number), email)).toEqual([202, '{}']);
    expect(await mailsTo(database, email)).toEqual([]);
  });

  it.each([['1 OR 1=1'], ['../orders'], ['%'], ['x'.repeat(41)], [''], ['\u200b']])(
    'S11 takes %j for no number',
    async (number) => {
      const answer = await api.post('findOrder', { ...place, number, email: newEmail() });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'MALFORMED']);
    },
  );

  it('S11 is looked up for one address five times in a row', async () => {
    const email = newEmail();
    const answers = [];
    for (let tried = 0; tried < 6; tried += 1) answers.push((await find('10042', email))[0]);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('an order that is followed', () => {
  it('S11 shows its status and items, and nothing about the buyer', async () => {
    const { id, number, email } = await aGuestsOrder();
    await office.orders.update({ id, metadata: { gift_message: 'a secret' } });
    await shipOrder(office, id);
    await find(number, email);
    const { status, body } = await track(await linkTo(email));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number,
      status: 'approved',
      fulfillment: 'fulfilled',
      lines: [{ sku: 'CORKSCREW-OLIVE', quantity: 2, names: { it: expect.any(String) } }],
      shippingAddress: { city: 'Prova', country: 'IT' },
      shipments: [
        {
          status: 'shipped',
          shippedAt: expect.any(String),
          parcels: [
            {
              trackingNumber: 'FV0001',
              events: [{ at: '2026-11-21T08:00:00Z', status: 'in_transit', place: 'Alba, IT' }],
            },
          ],
        },
      ],
    });
    const { total_amount_with_taxes_cents: cents } = await office.orders.retrieve(id);
    expect(body.totals.total).toEqual({ cents, currency: 'EUR' });
    expect(body.refunds).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(
      /\bAda\b|Via di Prova|\b40100\b|\+39 051|secret|@|\bwire/,
    );
  });

  it('S11 lists its refunds one by one', async () => {
    const { id, number, email } = await aGuestsOrder();
    await shipOrder(office, id);
    const [capture] = await office.orders.captures(id);
    for (const _refund_amount_cents of [500, 250])
      await office.captures.update({ id: capture?.id ?? '', _refund: true, _refund_amount_cents });
    await find(number, email);
    const { body } = await track(await linkTo(email));
    expect(body).toMatchObject({
      payment: 'partially_refunded',
      refunds: [
        { amount: { cents: 500, currency: 'EUR' }, at: expect.any(String) },
        { amount: { cents: 250, currency: 'EUR' }, at: expect.any(String) },
      ],
    });
  });

  it('S11 is followed as often as one likes, for 90 days', async () => {
    const { number, email } = await aGuestsOrder();
    await find(number, email);
    const link = await linkTo(email);
    const after = async (days: number) => {
      time = days * DAY;
      return (await track(link)).status;
    };
    expect([await after(0), await after(0), await after(89), await after(90)]).toEqual([
      200, 200, 200, 410,
    ]);
  });

  it('S11 takes no token of another link, and none that is made up', async () => {
    const [mine, yours] = [await aGuestsOrder(), await aGuestsOrder()];
    await find(mine.number, mine.email);
    await find(yours.number, yours.email);
    const [my, your] = [await linkTo(mine.email), await linkTo(yours.email)];
    for (const link of [
      { id: my.id, token: your.token },
      { id: my.id, token: '' },
      { id: mine.id, token: my.token },
      { id: "' OR ''='", token: my.token },
    ])
      expect(await track(link)).toMatchObject({
        status: 410,
        body: { error: { code: 'LINK_SPENT' } },
      });
  });
});

describe('an order that is cancelled', () => {
  const cancel = async (order: string, { bearer }: Awaited<ReturnType<typeof aCustomer>>) => {
    const answer = await api.post('cancelOrder', { order }, bearer);
    return [answer.statusCode, answer.json().error?.code];
  };
  const statusOf = async (id: string) => (await office.orders.retrieve(id)).status;

  it('S11 is its customer’s, and gives the payment back; a second time it is done already', async () => {
    const ada = await aCustomer();
    const { id } = await placeOrder(ada.client);
    expect(await cancel(id, ada)).toEqual([200, undefined]);
    expect(await office.orders.retrieve(id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'voided',
    });
    expect(await cancel(id, ada)).toEqual([200, undefined]);
  });

  it('S11 is not found if it is another customer’s, a guest’s, a cart or unknown', async () => {
    const [ada, eve] = [await aCustomer(), await aCustomer()];
    const hers = await placeOrder(ada.client);
    const guests = await placeOrder(await asShopper(shop.origin), eve.email);
    const cart = await eve.client.orders.create({});
    for (const id of [hers.id, guests.id, cart.id, 'OrderZZZZZ', '../customers', ''])
      expect(await cancel(id, eve)).toEqual([404, 'NOT_FOUND']);
    expect([await statusOf(hers.id), await statusOf(guests.id)]).toEqual(['placed', 'placed']);
  });

  it('S11 is not once the merchant has taken it up or something has left', async () => {
    const ada = await aCustomer();
    const approved = await placeOrder(ada.client);
    await office.orders.update({ id: approved.id, _approve: true });
    expect(await cancel(approved.id, ada)).toEqual([409, 'TOO_LATE']);
    const shipped = await placeOrder(ada.client);
    await shipOrder(office, shipped.id);
    expect(await cancel(shipped.id, ada)).toEqual([409, 'TOO_LATE']);
    expect(await statusOf(shipped.id)).toBe('approved');
  });

  it('S11 needs a customer', async () => {
    const answer = await api.post('cancelOrder', { order: 'OrderAAAAA' });
    expect(answer.statusCode).toBe(401);
  });
});
