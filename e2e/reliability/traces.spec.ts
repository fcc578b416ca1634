import { paths } from '@shop/contracts/routing';
import {
  startCollector,
  type CollectedSpan,
} from '../../services/tracing/testing/start-collector.ts';
import { aCustomer } from '../factories/customer.ts';
import { BARBERA } from '../factories/item.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { clientOf, platformCalls } from '../fixtures/platform-calls.ts';

const TRACED = ['commerce', 'store-api', 'shell'] as const;

test('a trace follows a request from the shell over store-api to the platform, without private data', async ({
  request,
  shop,
  platform,
  market,
}) => {
  const collector = await startCollector();
  const credentials = aCustomer();
  let token = '';
  const restart = (env?: Record<string, string>) =>
    Promise.all(TRACED.map((name) => shop.restartProcess(name, env)));
  try {
    await restart({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    await platform.createCustomer(credentials);
    const { grant } = platformCalls(`http://127.0.0.1:${shop.ports.commerce}`);
    token = await grant({
      grant_type: 'password',
      client_id: clientOf('sales_channel')?.client_id,
      username: credentials.email,
      password: credentials.password,
    });
    const page = market.url(paths.product(BARBERA.code));
    expect((await request.get(page)).status()).toBe(200);
    const profile = await request.get(`/api/profile?note=${credentials.email}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.status()).toBe(200);
  } finally {
    // A process sends its last spans before it ends.
    await restart();
    await collector.stop();
  }

  const spans = collector.spans();
  const childrenOf = (parent: CollectedSpan | undefined): CollectedSpan[] =>
    spans.filter((it) => parent !== undefined && it.parentId === parent.spanId);
  const document = spans.find(
    ({ kind, attributes }) => kind === 'server' && attributes['shop.page'] === 'product',
  );
  expect(document).toMatchObject({
    service: 'shell',
    name: expect.stringContaining('/product/:code'),
    attributes: { 'shop.cache': 'miss', 'shop.remote': 'catalog' },
  });
  const [render] = childrenOf(document);
  expect(render).toMatchObject({ name: 'render', traceId: document?.traceId });
  const answered = childrenOf(render).flatMap(childrenOf);
  expect(new Set(answered.map(({ service }) => service))).toEqual(
    new Set(['store-api', 'commerce']),
  );
  expect(answered.every(({ traceId }) => traceId === document?.traceId)).toBe(true);

  const proxied = spans.find(({ name }) => name === 'GET /api/profile');
  const services = spans.filter(({ traceId }) => traceId === proxied?.traceId);
  expect(new Set(services.map(({ service }) => service))).toEqual(
    new Set(['shell', 'store-api', 'commerce']),
  );
  const exported = collector.payloads().join('');
  for (const text of [credentials.email, token, BARBERA.code]) expect(exported).not.toContain(text);
});
