import fastify from 'fastify';
import { createMetrics } from './create-metrics.ts';
import { getMetrics } from './get-metrics.ts';

const TOKEN = 'a-token-for-tests';

const start = (token?: string) => {
  const app = fastify();
  const metrics = createMetrics();
  metrics.measure(app);
  getMetrics(app, metrics, token);
  app.get('/orders/:id', async (_, reply) => reply.code(418).send({}));
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  return { app, ask };
};

describe('GET /metrics', () => {
  it('counts requests by route and status, never by URL', async () => {
    const { app } = start();
    for (const id of ['secret-1', 'secret-2']) await app.inject(`/orders/${id}`);
    await app.inject('/nothing/secret-3');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    const name = 'http_request_duration_seconds_count';
    expect(body).toContain(`${name}{method="GET",route="/orders/:id",status="418"} 2`);
    expect(body).toContain(`${name}{method="GET",route="none",status="404"} 1`);
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('secret');
  });

  it('is for this machine alone, and for no one it speaks for', async () => {
    const { ask } = start();
    for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await ask(local)).toBe(200);
    expect(await ask('203.0.113.7')).toBe(404);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await ask('127.0.0.1', { [name]: '203.0.113.7' })).toBe(404);
  });

  it('requires the token, if one is configured', async () => {
    const { ask } = start(TOKEN);
    expect(await ask('203.0.113.7', { authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await ask('203.0.113.7', { authorization: 'Bearer a-guess' })).toBe(401);
    expect(await ask('127.0.0.1')).toBe(401);
  });
});
