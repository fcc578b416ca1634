import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loggerOptions } from '@shop/server-kit/http';
import { fastify, type FastifyInstance } from 'fastify';
import {
  addTraceEvent,
  describeRequest,
  inSpan,
  startTracing,
  type RunningTracing,
} from './index.ts';
import { startCollector, type CollectedSpan, type Collector } from './testing/start-collector.ts';

/** What no span may contain, whichever way a request carries it. */
const PRIVATE = ['ada@shop.example', 's3cret-token', 'barolo-wish', 'AbCdEfGhIj', 'Agent/1.0'];

let collector: Collector;
let tracing: RunningTracing;
let front: FastifyInstance;
let back: FastifyInstance;
let other: Server;
let headersOfOther: IncomingHttpHeaders = {};
const lines: string[] = [];

beforeAll(async () => {
  collector = await startCollector();
  other = createServer(({ headers }, response) => {
    headersOfOther = headers;
    response.end('ok');
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const placeholder = createServer();
  await new Promise<void>((done) => placeholder.listen(0, '127.0.0.1', done));
  const backPort = (placeholder.address() as AddressInfo).port;
  await new Promise((done) => placeholder.close(done));
  const backOrigin = `http://127.0.0.1:${backPort}`;
  tracing = await startTracing({
    settings: { endpoint: collector.endpoint },
    service: 'shop',
    ownOrigins: [`${backOrigin}/api`],
    continuesTraces: true,
    withoutSpans: ['/health', '/assets/'],
  });
  back = fastify();
  back.get('/api/orders/:id', async () => ({ ok: true }));
  back.get('/api/broken/:id', async () => {
    throw new Error('no order of ada@shop.example');
  });
  await back.listen({ port: backPort, host: '127.0.0.1' });
  const stream = { write: (line: string) => void lines.push(line) };
  front = fastify({ logger: { ...loggerOptions('info'), stream } });
  front.get('/health', async () => 'ok');
  front.get('/assets/*', async () => 'ok');
  front.get('/pages/*', async (request) => {
    describeRequest(request.method, '/pages/:name', {
      'shop.release_set': 'set-1',
      'other.text': 'barolo-wish',
    });
    request.log.info('a page');
    const headers = { authorization: 'Bearer s3cret-token' };
    return inSpan('render', { 'shop.page': 'product' }, async () => {
      const path = `${backOrigin}/api/orders/AbCdEfGhIj?email=ada@shop.example&q=barolo-wish`;
      await (await fetch(path, { headers })).text();
      await (await fetch(`${backOrigin}/api/broken/AbCdEfGhIj`, { headers })).text();
      await (await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)).text();
      addTraceEvent('shop.page_failed', { 'shop.release': '1.0.0', reason: 'ada@shop.example' });
      return 'ok';
    });
  });
  front.get('/failing', () =>
    inSpan('render', {}, async () => {
      throw new TypeError('ada@shop.example');
    }),
  );
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  front.inject({
    url: path,
    headers: {
      authorization: 'Bearer s3cret-token',
      cookie: 'session=s3cret-token',
      'user-agent': 'Agent/1.0 (ada@shop.example)',
      ...headers,
    },
  });

const named = (spans: readonly CollectedSpan[], name: string, kind?: string) =>
  spans.find((it) => it.name === name && (kind === undefined || it.kind === kind));

let spans: readonly CollectedSpan[];
let payload: string;

describe('tracing', () => {
  beforeAll(async () => {
    await ask('/health');
    await ask('/assets/app.js');
    await ask('/failing?q=barolo-wish');
    await ask('/nothing/AbCdEfGhIj?q=barolo-wish');
    await ask('/pages/AbCdEfGhIj?email=ada%40shop.example&q=barolo-wish', {
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
      tracestate: 'vendor=barolo-wish',
      baggage: 'email=ada@shop.example',
    });
    await tracing.drain(async () => Promise.all([front.close(), back.close()]));
    spans = collector.spans();
    payload = collector.payloads().join('');
  });
  afterAll(async () => {
    await new Promise((done) => other.close(done));
    await collector.stop();
  });

  it('continues a trace over servers, with the right parents', () => {
    const request = named(spans, 'GET /pages/:name');
    const render = spans.find(
      (it) => it.name === 'render' && it.attributes['shop.page'] === 'product',
    );
    const answered = named(spans, 'GET /api/orders/:id', 'server');
    const sent = spans.find(({ spanId }) => spanId === answered?.parentId);
    expect(request).toMatchObject({ parentId: '2222222222222222', kind: 'server' });
    expect(render).toMatchObject({ parentId: request?.spanId, kind: 'internal' });
    expect(sent).toMatchObject({ parentId: render?.spanId, kind: 'client' });
    expect(new Set([request, render, sent, answered].map((it) => it?.traceId))).toEqual(
      new Set(['11111111111111111111111111111111']),
    );
  });

  it('names the service, routes, statuses and failures', () => {
    expect(named(spans, 'GET /pages/:name')).toMatchObject({
      service: 'shop',
      attributes: {
        'http.route': '/pages/:name',
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'shop.release_set': 'set-1',
      },
    });
    const sent = spans.find((it) => it.kind === 'client');
    expect(sent?.attributes).toMatchObject({
      'url.template': '/api/orders/*',
      'server.address': '127.0.0.1',
      'http.response.status_code': 200,
    });
    expect(named(spans, 'GET /api/broken/:id')).toMatchObject({ isError: true });
    const [failed] = spans.filter((it) => it.name === 'render' && it.isError);
    expect(failed?.attributes).toEqual({ 'error.type': 'TypeError' });
    expect(spans.flatMap((it) => it.events)).toEqual([
      { name: 'shop.page_failed', attributes: { 'shop.release': '1.0.0' } },
    ]);
  });

  it('exports no personal data, token, query or id of a request', () => {
    expect(spans.length).toBeGreaterThan(8);
    for (const text of PRIVATE) expect(payload).not.toContain(text);
    expect(payload).not.toContain('nothing');
  });

  it('has a span neither for excluded paths nor for not-found handlers', () => {
    expect(spans.filter(({ name }) => /health|assets|andler/.test(name))).toEqual([]);
    expect(named(spans, 'GET', 'server')?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 404,
    });
  });

  it('tells other origins nothing of the trace', () => {
    expect(headersOfOther).not.toHaveProperty('traceparent');
    const ports = spans.map(({ attributes }) => attributes['server.port']);
    expect(ports).not.toContain((other.address() as AddressInfo | null)?.port);
  });

  it('adds the trace to log lines', () => {
    const line = lines.find((it) => it.includes('a page')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ trace_id: '11111111111111111111111111111111' });
  });

  it('instruments nothing after it has ended', async () => {
    const later = fastify();
    later.get('/', async () => 'ok');
    await later.inject('/');
    await later.close();
    expect(collector.spans()).toHaveLength(spans.length);
  });
});
