import { anAddress } from '../../testing/an-address.ts';
import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.stop());

/** POST or PATCH with a body as it is, past the client's own types. */
const send = async (method: string, path: string, token: string, data: unknown) => {
  const answer = await fetch(`${platform.origin}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
    },
    body: JSON.stringify({ data }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as {
      errors?: {
        code: string;
        detail: string;
        meta?: { error: string };
        source?: { pointer: string };
      }[];
    },
  };
};

describe('quantities', () => {
  it.each([
    [0, 'greater_than', 'must be greater than 0'],
    [-1, 'greater_than', 'must be greater than 0'],
    [1.5, 'not_an_integer', 'must be an integer'],
    ['one', 'not_a_number', 'is not a number'],
    [null, 'blank', "can't be blank"],
    [1e9, 'out_of_stock', 'is out of stock'],
    [16, 'out_of_stock', 'is out of stock'],
  ])('V9 refuses %p with %s and leaves the order as it was', async (quantity, error, message) => {
    const { access_token } = await platform.token();
    const cl = platform.client(access_token);
    const order = await cl.orders.create({});
    const { status, body } = await send('POST', 'line_items', access_token, {
      type: 'line_items',
      attributes: { sku_code: 'BARBERA-750', quantity },
      relationships: { order: { data: { type: 'orders', id: order.id } } },
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      {
        code: 'VALIDATION_ERROR',
        detail: `quantity - ${message}`,
        source: { pointer: '/data/attributes/quantity' },
        status: '422',
        meta: { error },
      },
    ]);
    expect(await cl.orders.line_items(order.id)).toHaveLength(0);
  });

  it('T7 counts what the cart holds already, and adds up with _update_quantity', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl, 'BARBERA-750', 10);
    const more = (quantity: number) =>
      cl.line_items.create({
        sku_code: 'BARBERA-750',
        quantity,
        _update_quantity: true,
        order: cl.orders.relationship(order.id),
      });
    expect(await more(5)).toMatchObject({ quantity: 15 });
    await expect(more(1)).rejects.toMatchObject({ errors: [{ meta: { error: 'out_of_stock' } }] });
    expect(await cl.orders.line_items(order.id)).toHaveLength(1);
    expect(await cl.orders.retrieve(order.id)).toMatchObject({ skus_count: 15 });
  });
});

describe('writes a shopper may not make', () => {
  it('ignores a price the client sends', async () => {
    const { access_token } = await platform.token();
    const cl = platform.client(access_token);
    const order = await cl.orders.create({});
    const { status } = await send('POST', 'line_items', access_token, {
      type: 'line_items',
      attributes: { sku_code: 'BARBERA-750', quantity: 1, unit_amount_cents: 1 },
      relationships: { order: { data: { type: 'orders', id: order.id } } },
    });
    expect(status).toBe(201);
    expect(await cl.orders.retrieve(order.id)).toMatchObject({ total_amount_cents: 1_250 });
  });

  it('refuses amounts of the order, unknown attributes and back-office triggers', async () => {
    const { access_token } = await platform.token();
    const order = await platform.client(access_token).orders.create({});
    const patch = (attributes: unknown) =>
      send('PATCH', `orders/${order.id}`, access_token, {
        type: 'orders',
        id: order.id,
        attributes,
      });
    expect(await patch({ total_amount_cents: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'PARAM_NOT_ALLOWED' }] },
    });
    expect((await patch({ nonsense: 1 })).status).toBe(400);
    expect(await patch({ _approve: true })).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'UNAUTHORIZED' }] },
    });
    const other = { type: 'orders', id: 'xxxxxxxxxx', attributes: {} };
    expect(await send('PATCH', `orders/${order.id}`, access_token, other)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'KEY_NOT_INCLUDED_IN_URL' }] },
    });
  });

  it('X refuses an unknown coupon and takes a blank one off', async () => {
    const { access_token } = await platform.token();
    const cl = platform.client(access_token);
    const order = await cl.orders.create({});
    await expect(
      cl.orders.update({ id: order.id, coupon_code: 'SUMMER2026' }),
    ).rejects.toMatchObject({
      status: 422,
      errors: [{ detail: "coupon_code - doesn't exist", meta: { error: 'noent_coupon' } }],
    });
    const both = await send('PATCH', `orders/${order.id}`, access_token, {
      type: 'orders',
      id: order.id,
      attributes: { gift_card_or_coupon_code: 'SUMMER2026' },
    });
    expect(both.body.errors).toMatchObject([
      { detail: "gift_card_or_coupon_code - doesn't match any active gift card or coupon" },
    ]);
    await expect(cl.orders.update({ id: order.id, coupon_code: '' })).resolves.toMatchObject({
      coupon_code: null,
    });
  });

  it('T2 keeps the shipping address inside the locked country', async () => {
    const cl = await platform.guest();
    const order = await cl.orders.create({ shipping_country_code_lock: 'IT' });
    const address = await cl.addresses.create(anAddress({ country_code: 'DE' }));
    await expect(
      cl.orders.update({ id: order.id, _shipping_address_clone_id: address.id }),
    ).rejects.toMatchObject({ status: 422, errors: [{ meta: { error: 'country_code_lock' } }] });
  });
});

describe('placing', () => {
  it('refuses a draft, names everything missing, and refuses a second time', async () => {
    const cl = await platform.guest();
    const draft = await cl.orders.create({});
    await expect(cl.orders.update({ id: draft.id, _place: true })).rejects.toMatchObject({
      status: 422,
      errors: [
        { title: 'Draft order cannot be placed', source: { pointer: '/data/attributes/status' } },
      ],
    });
    const order = await aCart(cl);
    await expect(cl.orders.update({ id: order.id, _place: true })).rejects.toMatchObject({
      errors: [
        { detail: "billing_address - can't be blank" },
        { detail: "shipping_address - can't be blank" },
        { detail: "payment_method - can't be blank" },
      ],
    });
    await prepareToPlace(cl, order.id);
    await cl.orders.update({ id: order.id, _place: true });
    await expect(cl.orders.update({ id: order.id, _place: true })).rejects.toMatchObject({
      errors: [{ title: 'Placed order cannot be placed' }],
    });
    await expect(cl.orders.update({ id: order.id, metadata: {} })).rejects.toMatchObject({
      errors: [{ title: 'Placed order cannot be edited' }],
    });
  });

  it('P5 makes one order of ten parallel attempts', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl);
    await prepareToPlace(cl, order.id);
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => cl.orders.update({ id: order.id, _place: true })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [sku] = await cl.skus.list({
      filters: { code_eq: 'BARBERA-750' },
      include: ['stock_items'],
    });
    expect(sku?.stock_items?.map(({ quantity }) => quantity)).toEqual([8, 5]);
  });

  it('never sells the same bottle twice', async () => {
    const cl = await platform.guest();
    const carts = await Promise.all([1, 2, 3].map(() => aCart(cl, 'ARNEIS-750', 2)));
    for (const { id } of carts) await prepareToPlace(cl, id);
    const attempts = await Promise.allSettled(
      carts.map(({ id }) => cl.orders.update({ id, _place: true })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(attempts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { errors: [{ meta: { error: 'out_of_stock' } }] },
    });
  });

  it('refuses when a price has changed since the shopper saw it, and shows the new one after a refresh', async () => {
    const cl = await platform.guest();
    const order = await aCart(cl);
    await prepareToPlace(cl, order.id);
    const shop = await platform.integration();
    const [price] = await shop.prices.list({
      filters: { sku_code_eq: 'BARBERA-750', price_list_code_eq: 'eur' },
    });
    await shop.prices.update({ id: price!.id, amount_cents: 1_300 });
    await expect(cl.orders.update({ id: order.id, _place: true })).rejects.toMatchObject({
      errors: [{ meta: { error: 'mismatched_amounts' } }],
    });
    const refreshed = await cl.orders.update({ id: order.id, _refresh: true });
    expect(refreshed).toMatchObject({ status: 'pending', subtotal_amount_cents: 2_600 });
  });
});
