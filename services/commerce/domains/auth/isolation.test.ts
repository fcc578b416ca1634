import { anAddress } from '../../testing/an-address.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

/** Everything of one customer, and everybody who is not that customer. */
let platform: RunningPlatform;
let anna: { token: string; id: string };
let eve: { token: string; id: string };
let guest: string;
let foreign: string;
const hers: Record<string, string> = {};

const signIn = async (username: string, password: string) => {
  const answer = await platform.token({ grant_type: 'password', username, password });
  return { token: answer.access_token, id: String(answer.owner_id) };
};

beforeAll(async () => {
  platform = await startPlatform();
  const shop = await platform.guest();
  await shop.customers.create({ email: 'eve@example.com', password: 'segreto9' });
  anna = await signIn('anna@example.com', 'segreto1');
  eve = await signIn('eve@example.com', 'segreto9');
  guest = (await platform.token()).access_token;
  foreign = (await platform.token({ scope: 'market:code:row-usd' })).access_token;

  const cl = platform.client(anna.token);
  const address = await cl.addresses.create(anAddress());
  const book = await cl.customer_addresses.create({
    customer_email: 'anna@example.com',
    customer: cl.customers.relationship(anna.id),
    address: cl.addresses.relationship(address.id),
  });
  const order = await cl.orders.create({});
  const line = await cl.line_items.create({
    sku_code: 'BARBERA-750',
    quantity: 1,
    order: cl.orders.relationship(order.id),
  });
  await cl.orders.update({ id: order.id, _shipping_address_clone_id: address.id });
  const [shipment] = (await cl.orders.retrieve(order.id, { include: ['shipments'] })).shipments!;
  const subscription = await cl.customer_subscriptions.create({
    customer_email: 'anna@example.com',
    reference: 'Newsletter',
  });
  Object.assign(hers, {
    customers: anna.id,
    addresses: address.id,
    customer_addresses: book.id,
    orders: order.id,
    line_items: line.id,
    shipments: shipment!.id,
    customer_subscriptions: subscription.id,
  });
});
afterAll(() => platform.stop());

const send = (
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) =>
  platform.app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(data && { 'content-type': 'application/vnd.api+json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
const strangers = () => [
  { who: 'another customer', token: eve.token },
  { who: 'a guest', token: guest },
  { who: 'a guest of another market', token: foreign },
];
const missing = { errors: [{ code: 'RECORD_NOT_FOUND', status: '404' }] };
const denied = { errors: [{ code: 'UNAUTHORIZED', status: '401' }] };

/** What belongs to a customer, with the sub-resources that lead on from it. */
const owned = [
  ['customers', ['orders', 'customer_addresses', 'customer_subscriptions', 'events']],
  ['addresses', ['events', 'tags']],
  ['customer_addresses', ['customer', 'address']],
  ['orders', ['customer', 'line_items', 'shipping_address', 'shipments']],
  ['line_items', ['order', 'item']],
  ['shipments', ['order', 'shipping_address']],
  ['customer_subscriptions', ['customer']],
] as const;

describe.each(owned)('another customer’s row of %s', (type, related) => {
  const path = () => `${type}/${hers[type]}`;

  it('X is there for its owner', async () => {
    expect((await send(anna.token, 'GET', path())).statusCode).toBe(200);
  });

  it('X is as if it did not exist to everybody else, by every method and way in', async () => {
    for (const { token } of strangers())
      for (const [method, suffix] of [
        ['GET', ''],
        ['PATCH', ''],
        ['DELETE', ''],
        ...related.map((name) => ['GET', `/${name}`] as const),
        ...related.map((name) => ['GET', `/relationships/${name}`] as const),
      ] as const) {
        const answer = await send(
          token,
          method,
          path() + suffix,
          method === 'PATCH' ? { type, id: hers[type], attributes: {} } : undefined,
        );
        // What one may not do with any row at all tells nothing of this one.
        const none = await send(
          token,
          method,
          `${type}/AAAAAAAAAA${suffix}`,
          method === 'PATCH' ? { type, id: 'AAAAAAAAAA', attributes: {} } : undefined,
        );
        expect([404, 401]).toContain(answer.statusCode);
        expect(answer.json()).toMatchObject(answer.statusCode === 404 ? missing : denied);
        expect(answer.json()).toEqual(none.json());
      }
  });

  it('X is in no other client’s list', async () => {
    for (const { token } of strangers()) {
      const answer = await send(token, 'GET', type);
      if (answer.statusCode === 200) expect(answer.body).not.toContain(hers[type]);
      else expect(answer.json()).toMatchObject(denied);
    }
  });
});

describe('another customer’s rows as the target of a relationship', () => {
  it.each([
    ['orders', 'shipping_address', 'addresses'],
    ['orders', 'billing_address', 'addresses'],
    ['orders', 'customer', 'customers'],
    ['line_items', 'order', 'orders'],
    ['customer_addresses', 'address', 'addresses'],
  ])(
    'X a new row of %s with its %s is refused as if there were no such row',
    async (type, name, target) => {
      const body = (id: string | undefined) => ({
        type,
        attributes: {
          ...(type === 'line_items' && { sku_code: 'BARBERA-750', quantity: 1 }),
          ...(type === 'customer_addresses' && { customer_email: 'eve@example.com' }),
        },
        relationships: {
          ...(type === 'customer_addresses' && {
            customer: { data: { type: 'customers', id: eve.id } },
          }),
          [name]: { data: { type: target, id } },
        },
      });
      const [theirs, none] = await Promise.all(
        [hers[target], 'AAAAAAAAAA'].map((id) => send(eve.token, 'POST', type, body(id))),
      );
      expect([404, 422]).toContain(theirs!.statusCode);
      expect(theirs!.json()).toEqual(none!.json());
    },
  );

  it('X cannot be cloned into an order', async () => {
    for (const { token } of strangers()) {
      const cl = platform.client(token);
      const { id } = await cl.orders.create({});
      for (const name of ['_shipping_address_clone_id', '_billing_address_clone_id'])
        await cl.orders.update({ id, [name]: hers['addresses'] });
      const include = ['shipping_address', 'billing_address'];
      expect(await cl.orders.retrieve(id, { include })).toMatchObject({
        shipping_address: null,
        billing_address: null,
      });
    }
  });

  it('X an order’s customer_email of someone else opens nothing of theirs', async () => {
    const cl = platform.client(guest);
    const order = await cl.orders.create({ customer_email: 'anna@example.com' });
    const seen = await cl.orders.retrieve(order.id, {
      include: ['customer', 'customer.orders', 'customer.customer_addresses'],
    });
    expect(seen.customer).toBeNull();
    const own = await platform.client(anna.token).orders.list();
    expect([...own].map(({ id }) => id)).not.toContain(order.id);
  });
});

describe('filters and includes', () => {
  it.each([
    'orders_customer_email_start',
    'customer_orders_number_eq',
    'customer_password_hash_start',
    'customer_customer_addresses_name_cont',
  ])('X do not reach past what one sees: %s', async (filter) => {
    const url = `orders?filter[q][${filter}]=a`;
    const answer = await send(eve.token, 'GET', url);
    if (answer.statusCode === 200) expect(answer.body).not.toContain(anna.id);
    else expect(answer.statusCode).toBe(400);
  });

  it('X a stock keeping unit tells no one who has it on a list', async () => {
    const integration = await platform.integration();
    const skus = await integration.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    const list = await integration.sku_lists.create({
      name: 'Wishes',
      customer: integration.customers.relationship(anna.id),
    });
    await integration.sku_list_items.create({
      sku: integration.skus.relationship(skus[0]!.id),
      sku_list: integration.sku_lists.relationship(list.id),
    });
    for (const { token } of strangers())
      for (const name of [
        'sku_lists_customer_email_start',
        'sku_list_items_sku_list_customer_id_not_null',
      ]) {
        const answer = await send(token, 'GET', `skus?filter[q][${name}]=anna`);
        if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ data: [] });
      }
  });
});

describe('the shop’s own addresses', () => {
  it('X may not be changed or deleted by shoppers', async () => {
    const [merchant] = platform.store.where('merchants', { reference: 'shop' });
    const [location] = platform.store.where('stock_locations', { code: 'milano' });
    for (const id of [merchant!.address_id, location!.address_id])
      for (const { token } of strangers()) {
        const data = { type: 'addresses', id, attributes: { city: 'Nowhere' } };
        expect((await send(token, 'PATCH', `addresses/${id}`, data)).json()).toMatchObject(missing);
        expect((await send(token, 'DELETE', `addresses/${id}`)).json()).toMatchObject(missing);
        expect(platform.store.get('addresses', id)).toMatchObject({ city: 'Alba' });
      }
  });
});

describe('a guest’s order', () => {
  it('X is not there for a token of another market, nor its lines and shipments', async () => {
    const cl = platform.client(guest);
    const { id } = await cl.orders.create({});
    const order = cl.orders.relationship(id);
    const line = await cl.line_items.create({ sku_code: 'CORKSCREW', quantity: 1, order });
    for (const path of [`orders/${id}`, `line_items/${line.id}`, `orders/${id}/line_items`]) {
      expect((await send(guest, 'GET', path)).statusCode).toBe(200);
      expect((await send(foreign, 'GET', path)).json()).toMatchObject(missing);
    }
  });
});
