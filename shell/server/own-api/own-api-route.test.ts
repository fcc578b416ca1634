/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { STORAGE } from '@shop/contracts/storage';
import { registerOwnApi } from './own-api-route.ts';

const PROXY = '198.51.100.9';
let api: FastifyInstance;
let shop: FastifyInstance;
beforeAll(async () => {
  api = fastify();
  api.post('/api/resetPassword', async ({ body, headers }, reply) =>
    reply.code(202).header('x-answered', 'yes').send({ body, headers }),
  );
  let asked = 0;
  api.get('/api/busy', async (_request, reply) =>
    reply.code(503).header('retry-after', '7').send({ asked: ++asked }),
  );
  api.get('/api/files/:name', async ({ params, query }) => ({ params, query }));
  const endpoint = await api.listen({ port: 0 });
  shop = fastify({ trustProxy: [PROXY] });
  registerOwnApi(shop, endpoint);
  await shop.ready();
});
afterAll(() => Promise.all([shop.close(), api.close()]));

describe('the own API at the shop’s own origin', () => {
  it('O1 O2 proxies the API’s response, with the whole chain of addresses and with neither cookies nor a trace', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/api/resetPassword',
      headers: {
        cookie: `${STORAGE.countryCookie.key}=IT`,
        authorization: 'Bearer token',
        'x-forwarded-for': '203.0.113.7',
        traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
        tracestate: 'a=b',
        baggage: 'a=b',
      },
      remoteAddress: PROXY,
      payload: { email: 'ada@shop.example' },
    });
    expect([answer.statusCode, answer.headers['x-answered']]).toEqual([202, 'yes']);
    const { body, headers } = answer.json();
    expect(body).toEqual({ email: 'ada@shop.example' });
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.7, ${PROXY}`,
      'x-request-id': expect.any(String),
    });
    for (const name of ['cookie', 'traceparent', 'tracestate', 'baggage'])
      expect(headers).not.toHaveProperty(name);
  });

  it('O1 hands a body on that it does not read itself', async () => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/api/resetPassword',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('keeps the query and escapes of the path', async () => {
    const answer = await shop.inject('/api/files/a%20b?q=%C3%A9&q=2');
    expect(answer.json()).toEqual({ params: { name: 'a b' }, query: { q: ['é', '2'] } });
  });

  it('T12 passes on 429 with Retry-After instead of retrying itself', async () => {
    const answer = await shop.inject('/api/busy');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '7',
      { asked: 1 },
    ]);
  });

  it('T12 reports an unreachable API in the API’s error format', async () => {
    const alone = fastify();
    registerOwnApi(alone, 'http://127.0.0.1:9');
    const answer = await alone.inject('/api/profile');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    await alone.close();
  });
});
