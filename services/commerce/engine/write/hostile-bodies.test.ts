import { rawClient, type RawAnswer } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let ask: ReturnType<typeof rawClient>;
let orderId: string;
beforeAll(async () => {
  platform = await startPlatform();
  ask = rawClient(platform, (await platform.token()).access_token);
  const { body } = await ask('/api/orders', { method: 'POST', data: { type: 'orders' } });
  orderId = (body.data as { id: string }).id;
});
afterAll(() => platform.stop());

const change = (attributes: unknown) =>
  ask(`/api/orders/${orderId}`, {
    method: 'PATCH',
    data: { type: 'orders', id: orderId, attributes },
  });
const errorsOf = ({ status, body }: RawAnswer) => [
  status,
  body.errors?.map((it) => ({
    pointer: (it as { source?: { pointer: string } }).source?.pointer,
    error: (it as { meta?: { error: string } }).meta?.error,
  })),
];
const refused = (name: string, error: string) => [
  422,
  [{ pointer: `/data/attributes/${name}`, error }],
];
/** Objects in each other: as text, since no more can be made of so many. */
const changeDeep = (name: string, levels: number) =>
  ask(`/api/orders/${orderId}`, {
    method: 'PATCH',
    body: `{"data":{"type":"orders","id":"${orderId}","attributes":{"${name}":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}}}`,
  });

describe('what an attribute holds is bounded', () => {
  it.each<[string, string, unknown, string]>([
    ['a text', 'affiliate_code', 'x'.repeat(256), 'too_long'],
    ['metadata', 'metadata', { long: 'x'.repeat(40_000) }, 'too_long'],
    ['an address', 'return_url', `https://shop.example/${'x'.repeat(3_000)}`, 'too_long'],
  ])('in the length of %s', async (_, name, value, error) => {
    const answer = await change({ [name]: value });
    expect(errorsOf(answer)).toEqual(refused(name, error));
    // A value that was too long to keep is too long to send back.
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
  });

  it.each([
    ['metadata', 'too_deep'],
    ['affiliate_code', 'invalid'],
  ])('in the depth of %s', async (name, error) => {
    const answer = await changeDeep(name, 5_000);
    expect(errorsOf(answer)).toEqual(refused(name, error));
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
  });

  it('accepts values of the maximum length', async () => {
    const texts = { affiliate_code: 'x'.repeat(255), metadata: { a: 'x'.repeat(30_000) } };
    expect((await change(texts)).status).toBe(200);
  });

  it.each([
    ['balance_cents', Number.MAX_SAFE_INTEGER, 'less_than_or_equal_to'],
    ['balance_cents', 2 ** 31, 'less_than_or_equal_to'],
    ['balance_cents', 1e300, 'less_than_or_equal_to'],
  ])('refuses a gift card of %s %d', async (name, value, error) => {
    const answer = await ask('/api/gift_cards', {
      method: 'POST',
      data: { type: 'gift_cards', attributes: { [name]: value, currency_code: 'EUR' } },
    });
    expect(errorsOf(answer)).toEqual(refused(name, error));
  });

  it('refuses a quantity that makes an amount no number can hold', async () => {
    const cl = await platform.integration();
    const [sku] = await cl.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    await cl.skus.update({ id: sku!.id, do_not_track: true });
    const line = (quantity: number) =>
      ask('/api/line_items', {
        method: 'POST',
        data: {
          type: 'line_items',
          attributes: { sku_code: 'BARBERA-750', quantity },
          relationships: { order: { data: { type: 'orders', id: orderId } } },
        },
      });
    expect(errorsOf(await line(2 ** 31 - 1))).toEqual(refused('quantity', 'less_than_or_equal_to'));
    expect((await line(1)).status).toBe(201);
    await cl.skus.update({ id: sku!.id, do_not_track: false });
    expect((await ask(`/api/orders/${orderId}`)).status).toBe(200);
  });
});

describe('addresses an order leads to', () => {
  const names = ['return_url', 'cart_url', 'terms_url', 'privacy_url'];
  it.each(names)('%s is one of the web', async (name) => {
    for (const value of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/cart',
      'https://user:secret@shop.example',
      '',
    ])
      expect(errorsOf(await change({ [name]: value }))).toEqual(refused(name, 'invalid'));
    for (const value of ['https://shop.example/it/cart', 'http://localhost:3000', null])
      expect((await change({ [name]: value })).status).toBe(200);
  });
});

describe('codes of an order', () => {
  it.each([
    ['language_code', ['xx', 'english', 'IT', ''], 'it'],
    ['shipping_country_code_lock', ['XX', 'ITA', 'it', ''], 'IT'],
  ])('%s is one that exists', async (name, unknown, known) => {
    for (const value of unknown)
      expect(errorsOf(await change({ [name]: value }))).toEqual(refused(name, 'invalid'));
    expect((await change({ [name]: known })).status).toBe(200);
  });
});

describe('names no attribute has', () => {
  it.each(['toString', 'hasOwnProperty', 'constructor', 'valueOf', 'constructor_cents'])(
    '%s is refused as an attribute and as a relationship',
    async (name) => {
      const attribute = await change({ [name]: 1 });
      expect([attribute.status, attribute.body.errors?.[0]?.code]).toEqual([
        400,
        'PARAM_NOT_ALLOWED',
      ]);
      const relationship = await ask(`/api/orders/${orderId}`, {
        method: 'PATCH',
        data: { type: 'orders', id: orderId, relationships: { [name]: { data: null } } },
      });
      expect([relationship.status, relationship.body.errors?.[0]?.code]).toEqual([
        400,
        'PARAM_NOT_ALLOWED',
      ]);
    },
  );

  it.each(['constructor', '__proto__', 'toString'])('%s is no resource', async (name) => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const path = method === 'POST' ? `/api/${name}` : `/api/${name}/x`;
      expect((await ask(path, { method, data: { type: name } })).status).toBe(404);
    }
  });
});

describe('scopes of a token', () => {
  it.each([['market:code:it-eur'], ['market:id:nothing']])('of 20,000 times %s', async (scope) => {
    const statements = jest.spyOn(platform.store, 'where');
    const answer = await platform.token({ scope: Array(20_000).fill(scope).join(' ') });
    expect(answer['errors']).toMatchObject([{ status: 400 }]);
    expect(statements.mock.calls.filter(([type]) => type === 'markets')).toHaveLength(0);
    statements.mockRestore();
  });
});
