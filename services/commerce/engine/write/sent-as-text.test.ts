import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

const send = async (method: string, path: string, data?: object) => {
  const { access_token } = await platform.token();
  const answer = await fetch(`${platform.origin}/api/${path}`, {
    method,
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
      authorization: `Bearer ${access_token}`,
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  const body = (await answer.json()) as {
    data: { id: string; attributes: Record<string, unknown> };
  };
  return { status: answer.status, ...body };
};
const order = async (attributes: object = {}) =>
  send('POST', 'orders', { type: 'orders', attributes });
const line = async (quantity: unknown) =>
  send('POST', 'line_items', {
    type: 'line_items',
    attributes: { sku_code: 'BARBERA-750', quantity },
    relationships: { order: { data: { type: 'orders', id: (await order()).data.id } } },
  });

describe('what the official command line and apps send', () => {
  it.each([['2'], [' 2 '], ['+2'], ['2.0'], [2]])('C1 takes the quantity %j as 2', async (it) => {
    expect(await line(it)).toMatchObject({ status: 201, data: { attributes: { quantity: 2 } } });
  });

  it.each(['two', '', '2x', '0x2', '1e1', '2.5', '2,0', 'NaN', 'Infinity', true, [2]])(
    'C1 refuses the quantity %j',
    async (it) => expect((await line(it)).status).toBe(422),
  );

  it.each([
    { language_code: 'it' },
    { language_code: 'it-IT' },
    { cart_url: 'https://<host>/cart/:order_id' },
    { cart_url: 'https://{{host}}/cart' },
  ])('C1 takes %j', async (attributes) => {
    expect(await order(attributes)).toMatchObject({ status: 201, data: { attributes } });
  });

  it.each([
    { language_code: 'xx' },
    { language_code: 'it-XX' },
    { language_code: 'it-IT-IT' },
    { cart_url: 'javascript:alert(1)' },
    { cart_url: 'https://me:secret@<host>/cart' },
  ])('C1 refuses %j', async (attributes) => {
    expect((await order(attributes)).status).toBe(422);
  });

  it.each(['sku_lists', 'sku_list_items'])('C1 lets a guest read %s', async (type) => {
    expect((await send('GET', type)).status).toBe(200);
  });
});

it('X hides a customer’s list and its items from guests', async () => {
  const cl = await platform.integration();
  const customer = await cl.customers.create({ email: 'wishes@shop.example' });
  const own = await cl.sku_lists.create({ name: 'Mine', customer });
  const open = await cl.sku_lists.create({ name: 'Everyone’s' });
  for (const sku_list of [own, open])
    await cl.sku_list_items.create({ sku_code: 'BARBERA-750', sku_list } as never);
  const guest = await platform.guest();
  expect((await guest.sku_lists.list()).map(({ id }) => id)).not.toContain(own.id);
  const items = await guest.sku_list_items.list({ include: ['sku_list'], pageSize: 25 });
  const lists = items.map((it) => it.sku_list?.id);
  expect(lists).toContain(open.id);
  expect(lists).not.toContain(own.id);
  expect(Array.from(await guest.sku_lists.skus(open.id), ({ code }) => code)).toEqual([
    'BARBERA-750',
  ]);
  await expect(guest.sku_lists.skus(own.id)).rejects.toMatchObject({ errors: [{ status: '404' }] });
});
