import { openAdmin } from '../testing/admin.ts';
import { aCart, prepareToPlace } from '../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform({ COMMERCE_SEED: 'none' });
});
afterAll(() => platform.stop());

const json = { 'content-type': 'application/json' };
const admin = (path: string, init: RequestInit = {}) =>
  fetch(`${platform.origin}/_admin${path}`, init);
const post = (path: string, body: object = {}) =>
  admin(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
const page = async (path: string) => {
  const answer = await admin(path, { headers: { accept: 'text/html' } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('the admin pages', () => {
  it('show an order placed a moment ago, with totals that add up and what happened', async () => {
    const cl = await platform.guest();
    const cart = await aCart(cl);
    await prepareToPlace(cl, cart.id);
    await cl.orders.update({ id: cart.id, _place: true });
    expect((await page('/')).text).toContain(`/_admin/orders/${cart.id}`);
    const { text } = await page(`/orders/${cart.id}`);
    expect(text).toContain('Barbera');
    expect(text).toContain('Via Roma 1');
    expect(text).not.toContain('add up to');
    const happened = [...text.matchAll(/class="topic[^>]*>([^<]+)</g)].map((it) => it[1]);
    expect(happened[0]).toBe('orders.create');
    expect(happened).toContain('orders.place');
  });

  it('say so when the parts of a total do not add up', async () => {
    const cart = await aCart(await platform.guest());
    platform.store.update('orders', cart.id, { adjustment_amount_cents: 1 });
    expect((await page(`/orders/${cart.id}`)).text).toContain('add up to');
  });

  it('find orders by status and e-mail', async () => {
    await (await platform.guest()).orders.create({ customer_email: 'findme@example.com' });
    expect((await page('/orders?email=FINDME')).text).toContain('1 order');
    expect((await page('/orders?email=findme&status=placed')).text).toContain('0 orders');
  });

  it('show hostile text as text', async () => {
    const cl = await platform.guest();
    const hostile = '<img src=x onerror=alert(1)>';
    const order = await cl.orders.create({});
    await cl.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 1,
      name: hostile,
      order: cl.orders.relationship(order.id),
    });
    const { text } = await page(`/orders/${order.id}`);
    expect(text).not.toContain(hostile);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const filtered = await page(`/orders?email=${encodeURIComponent('"><script>')}`);
    expect(filtered.text).not.toContain('"><script>');
  });

  it.each([
    '/customers',
    '/stock',
    '/promotions',
    '/coupons',
    '/gift-cards',
    '/webhooks',
    '/events',
    '/requests',
    '/faults',
    '/snapshots',
  ])('are there: %s', async (path) => {
    const { status, headers, text } = await page(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1>\w+/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('answer 404 for unknown paths and orders', async () => {
    expect((await page('/orders/nobody')).status).toBe(404);
    expect((await page('/nothing')).status).toBe(404);
  });

  it('are not there when they are switched off', async () => {
    const without = await startPlatform({ COMMERCE_ADMIN: 'off' });
    expect((await fetch(`${without.origin}/_admin/status`)).status).toBe(404);
    await without.stop();
  });
});

describe('the admin endpoints', () => {
  it('are not for pages of other origins, neither to write nor to read', async () => {
    const elsewhere = { ...json, origin: 'http://evil.test' };
    const reset = await admin('/reset', { method: 'POST', headers: elsewhere, body: '{}' });
    expect(reset.status).toBe(403);
    expect(platform.store.where('skus', {}).length).toBeGreaterThan(0);
    const read = await admin('/requests', { headers: { origin: 'http://evil.test' } });
    expect(read.status).toBe(403);
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await admin('/reset', {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('bring the running platform back to a snapshot; tokens stay valid', async () => {
    const cl = await platform.guest();
    const before = await cl.orders.create({ metadata: { kept: true } });
    expect((await post('/snapshots/known')).status).toBe(200);
    const after = await cl.orders.create({});
    const restored = await post('/snapshots/known/restore');
    expect(await restored.json()).toEqual({ ms: expect.any(Number) as number });
    expect((await cl.orders.retrieve(before.id)).metadata).toEqual({ kept: true });
    await expect(cl.orders.retrieve(after.id)).rejects.toMatchObject({ status: 404 });
    const names = (await (await admin('/snapshots')).json()) as { snapshots: { name: string }[] };
    expect(names.snapshots.map(({ name }) => name)).toContain('known');
  });

  it('refuse names that lead out of the folder, and say which snapshots there are', async () => {
    for (const name of ['..%2Fevil', '.hidden', 'a%20b', 'x'.repeat(65)])
      expect((await post(`/snapshots/${name}`)).status).toBe(422);
    const missing = await post('/snapshots/nowhere/restore');
    expect(missing.status).toBe(422);
    expect(await missing.json()).toEqual({
      error: expect.stringContaining('there are:') as string,
    });
  });

  it('make the platform misbehave by rules, and stop it again', async () => {
    const skus = () => fetch(`${platform.origin}/api/skus`).then(({ status }) => status);
    expect(
      (await post('/faults', { kind: 'status', value: 503, path: '/api/skus*', times: 1 })).status,
    ).toBe(201);
    expect([await skus(), await skus()]).toEqual([503, 401]);
    await post('/faults', { kind: 'reset', path: '/api/skus' });
    await expect(skus()).rejects.toThrow();
    expect((await admin('/faults', { method: 'DELETE' })).status).toBe(204);
    expect(await skus()).toBe(401);
    const wrong = await post('/faults', { kind: 'status', value: 200, path: 'api' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toEqual({
      error: expect.stringMatching(/value.*path|path.*value/) as string,
    });
  });

  it('drop the answer to a write that happened', async () => {
    const cl = await platform.guest();
    const order = await cl.orders.create({});
    await post('/faults', { kind: 'drop', method: 'PATCH', path: '/api/orders/*', times: 1 });
    await expect(cl.orders.update({ id: order.id, metadata: { written: true } })).rejects.toThrow();
    expect((await cl.orders.retrieve(order.id)).metadata).toEqual({ written: true });
  });

  it('tell the last requests, without tokens, queries and bodies', async () => {
    const cl = await platform.guest();
    await fetch(`${platform.origin}/api/skus?secret=hidden`, {
      headers: { 'x-request-id': 'mine-1' },
    });
    await cl.orders.create({ metadata: { secret: 'hidden' } });
    await post('/faults', { kind: 'reset', path: '/api/markets', times: 1 });
    await fetch(`${platform.origin}/api/markets`).catch(() => undefined);
    const text = await (await admin('/requests')).text();
    const { requests } = JSON.parse(text) as { requests: Record<string, unknown>[] };
    expect(requests).toContainEqual(expect.objectContaining({ path: '/api/skus', id: 'mine-1' }));
    expect(requests).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: '/api/orders',
        status: 201,
        viewer: 'guest',
      }),
    );
    expect(requests).toContainEqual(
      expect.objectContaining({
        path: '/api/markets',
        status: null,
        faults: ['reset the connection'],
      }),
    );
    expect(text).not.toContain('hidden');
    expect(text).not.toMatch(/eyJ[\w-]*\.eyJ/);
  });

  it('show the outcome of a form', async () => {
    const { location } = await openAdmin(platform).send('/snapshots', { name: 'by-hand' });
    const { text } = await page(location.replace('/_admin', ''));
    expect(text).toContain('Snapshot “by-hand” taken');
  });

  it('empty the platform', async () => {
    await (await platform.guest()).orders.create({});
    expect((await post('/reset')).status).toBe(200);
    expect(platform.store.where('orders', {})).toEqual([]);
    expect(platform.store.where('applications', {})).not.toEqual([]);
  });
});
