import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { between } from './testing/between.ts';
import { openShop, ITEM, type TestShop } from './testing/open-shop.ts';
import { addItem, adjustments, afterEtag, anOrderTo, etagOf, readFull } from './testing/shopper.ts';
import { startEnrichment, type TestEnrichment } from './testing/start-enrichment.ts';

jest.setTimeout(40_000);

let test: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enrichment-'));
  test = await openShop({ database: join(folder, 'first.sqlite') });
});
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true });
});

describe('POST /webhooks/orders', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(test.service.address, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', ...headers },
      body,
    });
  const signed = (topic: string, body: string) => ({
    'x-commercelayer-topic': topic,
    'x-commercelayer-signature': createHmac(
      'sha256',
      test.service.enrichment.webhooks.secretOf('orders.update') ?? '',
    )
      .update(body)
      .digest('base64'),
  });
  const event = (id: string) =>
    JSON.stringify({ data: { type: 'orders', id, attributes: { updated_at: '2099' } } });

  it('T10 refuses forged signatures and foreign topics, and does nothing with them', async () => {
    const looked = test.service.done.length;
    const body = event('forgedForge');
    const forged = { ...signed('orders.update', body), 'x-commercelayer-signature': 'AAAA' };
    expect((await post(body, forged)).status).toBe(401);
    expect((await post(` ${body}`, signed('orders.update', body))).status).toBe(401);
    expect((await post(body, signed('customers.update', body))).status).toBe(401);
    expect((await post(body, signed('skus.update', body))).status).toBe(401);
    await test.service.rest();
    expect(test.service.done).toHaveLength(looked);
  });

  it('T10 answers a replayed body, and does nothing with it', async () => {
    const body = event('nobodysOrder');
    const headers = signed('orders.update', body);
    expect(await (await post(body, headers)).json()).toEqual({ status: 'accepted' });
    await test.service.rest();
    const looked = test.service.done.length;
    expect(await (await post(body, headers)).json()).toEqual({ status: 'known' });
    await test.service.rest();
    expect(test.service.done).toHaveLength(looked);
    expect(test.service.done.at(-1)).toEqual({ id: 'nobodysOrder', outcome: 'gone' });
  });
});

describe('a service that was away', () => {
  it('T10 does not block the shop while it is down, and completes changed orders afterwards', async () => {
    const { shop, orderOf, service } = test;
    const order = await orderOf(1000);
    await service.stop();
    const id = await anOrderTo(shop, 'IT');
    await addItem(shop, id, ITEM);
    const [line] = (order.line_items ?? []).filter((it) => it.item_type === 'skus');
    await shop.line_items.update({ id: line?.id ?? '', quantity: 7 });
    const alone = await readFull(shop, id);
    expect([alone.status, etagOf(alone), adjustments(alone)]).toEqual(['draft', null, []]);
    test.service = await startEnrichment({
      platform: test.origin,
      database: join(folder, 'first.sqlite'),
      webhooks: false,
    });
    expect(adjustments(await afterEtag(shop, id, null))).toEqual([690]);
    const seven = await afterEtag(shop, order.id, etagOf(order));
    expect(adjustments(seven)).toEqual([]);
    expect(test.service.enrichment.health().status).toBe('starting');
  });
});

describe('a platform in trouble', () => {
  it.each([
    ['5xx', 503],
    ['401, with a new token', 401],
    ['429', 429],
  ])('T10 completes the order after %s', async (_what, status) => {
    const { shop } = test;
    let left = 3;
    let tokens = 0;
    const proxy = await between(test.origin, (request) => {
      if (request.url?.startsWith('/oauth')) tokens += 1;
      const isWrite = request.method === 'POST' && request.url === '/api/line_items';
      return isWrite && left-- > 0 ? status : null;
    });
    const service: TestEnrichment = await startEnrichment({ platform: proxy.origin });
    const id = await anOrderTo(shop, 'IT');
    await addItem(shop, id, 'BARBERA-ASTI-750');
    const order = await afterEtag(shop, id, null);
    await service.rest();
    await service.stop();
    await proxy.stop();
    expect(adjustments(order)).toEqual([690]);
    expect(order.adjustment_amount_cents).toBe(0);
    expect(left).toBeLessThan(0);
    if (status === 401) expect(tokens).toBeGreaterThan(1);
  });
});
