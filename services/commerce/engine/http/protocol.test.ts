import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  token = (await platform.token()).access_token;
});
afterAll(() => platform.stop());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${platform.origin}${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.api+json',
      ...init.headers,
    },
  });
const codeOf = async (path: string) => {
  const answer = await call(path);
  const body = (await answer.json()) as { errors?: { code: string }[] };
  return [answer.status, body.errors?.[0]?.code];
};
const list = async (query: string) => {
  const body = (await (await call(`/api/skus?${query}`)).json()) as {
    data: {
      attributes: Record<string, unknown>;
      relationships: Record<string, { data?: unknown }>;
    }[];
    included?: { type: string }[];
  };
  return body;
};
const codes = async (filter: string, value: string) => {
  const { data } = await list(`sort=code&filter[q][${filter}]=${encodeURIComponent(value)}`);
  return data.map(({ attributes }) => attributes['code']);
};

describe('the protocol', () => {
  it.each([
    ['/api/skus?include=nonsense', 400, 'INVALID_INCLUDE'],
    ['/api/skus?include=prices.nonsense', 400, 'INVALID_INCLUDE'],
    ['/api/skus?sort=description', 400, 'INVALID_SORT_CRITERIA'],
    ['/api/skus?page[size]=0', 400, 'INVALID_PAGE_VALUE'],
    ['/api/skus?filter[q][nonsense_eq]=1', 400, 'FILTER_NOT_ALLOWED'],
    ['/api/skus?filter[q][code]=1', 400, 'INVALID_FILTERS_SYNTAX'],
    ['/api/skus?filter[q][metadata_jcont]={', 400, 'INVALID_FILTER_VALUE'],
    ['/api/customers?filter[q][password_hash_start]=a', 401, 'UNAUTHORIZED'],
    ['/api/nonsense', 404, 'RESOURCE_NOT_FOUND'],
  ])('answers %s with %d %s', async (path, status, code) => {
    expect(await codeOf(path)).toEqual([status, code]);
  });

  it('negotiates the media type', async () => {
    expect((await call('/api/skus', { headers: { accept: 'text/html' } })).status).toBe(406);
    const posted = await call('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(posted.status).toBe(415);
    const broken = await call('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json' },
      body: '{"data":',
    });
    expect(broken.status).toBe(400);
  });

  it('lets browsers of any origin in and keep the preflight’s answer', async () => {
    const answer = await fetch(`${platform.origin}/api/orders`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://shop.test',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('understands Ransack’s predicates', async () => {
    expect(await codes('code_eq', 'VOUCHER')).toEqual(['VOUCHER']);
    expect(await codes('code_in', 'VOUCHER,CORKSCREW')).toEqual(['CORKSCREW', 'VOUCHER']);
    expect(await codes('code_not_in', 'VOUCHER,CORKSCREW,FREE-SAMPLE')).toEqual([
      'ARNEIS-750',
      'BARBERA-750',
    ]);
    expect(await codes('name_cont', 'arb')).toEqual(['BARBERA-750']);
    expect(await codes('name_start_any', 'Arn,Cav')).toEqual(['ARNEIS-750', 'CORKSCREW']);
    expect(await codes('code_or_name_cont', 'assaggio')).toEqual(['FREE-SAMPLE']);
    expect(await codes('code_matches', 'BAR%')).toEqual(['BARBERA-750']);
    expect(await codes('code_cont', '%')).toEqual([]);
    expect(await codes('description_present', 'true')).toEqual(['BARBERA-750']);
    expect(await codes('description_null', 'false')).toEqual(['BARBERA-750']);
    expect(await codes('do_not_ship_true', '1')).toEqual(['FREE-SAMPLE', 'VOUCHER']);
    expect(await codes('shipping_category_code_eq', 'bottles')).toEqual([
      'ARNEIS-750',
      'BARBERA-750',
    ]);
    expect(await codes('prices_amount_cents_gteq', '2000')).toEqual(['CORKSCREW', 'VOUCHER']);
    expect(await codes('name_cont', "' OR 1=1 --")).toEqual([]);
  });

  it('shows data of a relationship only when included, and only the fields asked for', async () => {
    const { data, included } = await list('filter[q][code_eq]=BARBERA-750&include=prices');
    expect(data[0]?.relationships).toMatchObject({
      prices: { data: [{ type: 'prices' }], links: {} },
      shipping_category: { links: {} },
    });
    expect(data[0]?.relationships['shipping_category']).not.toHaveProperty('data');
    expect(included).toHaveLength(1);
    const sparse = await list('filter[q][code_eq]=BARBERA-750&fields[skus]=code,name');
    expect(sparse.data[0]?.attributes).toEqual({ code: 'BARBERA-750', name: 'Barbera' });
  });

  it('reads sub-resources and clears relationships with null', async () => {
    const cl = platform.client(token);
    const address = await cl.addresses.create({
      first_name: 'A',
      last_name: 'B',
      line_1: 'x',
      city: 'Roma',
      zip_code: '00100',
      country_code: 'IT',
      phone: '1',
    });
    const order = await cl.orders.create({
      billing_address: cl.addresses.relationship(address.id),
    });
    expect(await cl.orders.billing_address(order.id)).toMatchObject({ city: 'Roma' });
    await cl.orders.update({ id: order.id, billing_address: cl.addresses.relationship(null) });
    const answer = await call(`/api/orders/${order.id}/billing_address`);
    expect(await answer.json()).toEqual({ data: null });
    expect(await codeOf(`/api/orders/${order.id}/line_items`)).toEqual([200, undefined]);
  });

  it('bumps updated_at with every update', async () => {
    const cl = platform.client(token);
    const order = await cl.orders.create({});
    const once = await cl.orders.update({ id: order.id, metadata: { etag: '1' } });
    const twice = await cl.orders.update({ id: order.id, metadata: { etag: '2' } });
    expect(order.updated_at < once.updated_at && once.updated_at < twice.updated_at).toBe(true);
  });

  it('injects faults when they are switched on: a status, and a lost answer to a write that happened', async () => {
    expect((await call('/api/skus', { headers: { 'x-fault': 'status=503' } })).status).toBe(503);
    const before = await (await platform.integration()).orders.list();
    await expect(
      call('/api/orders', {
        method: 'POST',
        headers: { 'x-fault': 'drop-after-commit', 'content-type': 'application/vnd.api+json' },
        body: JSON.stringify({ data: { type: 'orders', attributes: {} } }),
      }),
    ).rejects.toThrow();
    const after = await (await platform.integration()).orders.list();
    expect(after.meta.recordCount).toBe(before.meta.recordCount + 1);
  });

  it('ignores x-fault when they are not', async () => {
    const calm = await startPlatform({ COMMERCE_FAULTS: 'off' });
    const answer = await fetch(`${calm.origin}/health`, { headers: { 'x-fault': 'status=503' } });
    expect(await answer.json()).toEqual({ status: 'ok', seeded: 7 });
    await calm.stop();
  });
});
