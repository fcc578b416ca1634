import fastify from 'fastify';
import { openStore } from '../open-store.ts';
import { queueMail } from '../mails/index.ts';
import { makeRequest } from '../mails/testing/make-request.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { createMetrics } from './create-metrics.ts';
import { getMetrics } from './get-metrics.ts';
import { measureOutbox, measurePendingWork } from './open-metrics.ts';
import { keepWork } from '../pending-work/work-rows.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const TOKEN = 'a-token-for-tests';

const start = async (name: string, token?: string) => {
  const database = await openStore(name);
  const metrics = createMetrics();
  measureOutbox(metrics.registry, database);
  measurePendingWork(metrics.registry, database, () => new Map([['order-link', 2]]));
  const app = fastify();
  metrics.measure(app);
  getMetrics(app, metrics, token);
  app.get('/orders/:id', async (_, reply) => reply.code(418).send({}));
  return { app, database, stop: async () => void (await app.close(), await database.destroy()) };
};

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('metrics')],
])('metrics for Prometheus, on %s', (_, nameOf) => {
  it('counts requests by route and status, never by URL', async () => {
    const { app, database, stop } = await start(await nameOf());
    await queueMail(database, makeRequest());
    await keepWork(database, { kind: 'reset-link', payload: { email: 'secret-4' } }, 1000);
    for (const id of ['secret-1', 'secret-2']) await app.inject(`/orders/${id}`);
    await app.inject('/nothing/secret-3');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/orders/:id",status="418"} 2',
    );
    expect(body).toContain('route="none",status="404"} 1');
    expect(body).toContain('mails{state="queued"} 1');
    expect(body).toContain('mails{state="dead"} 0');
    expect(body).toContain('pending_work{kind="reset-link"} 1');
    expect(body).toContain('pending_work_given_up_total{kind="order-link"} 2');
    expect(body).not.toContain('secret');
    await stop();
  });
});

describe('access to metrics', () => {
  it('is this machine alone, and no one it speaks for', async () => {
    const { app, stop } = await start(':memory:');
    const ask = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await ask('127.0.0.1')).toBe(200);
    expect(await ask('::1')).toBe(200);
    expect(await ask('203.0.113.7')).toBe(404);
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    await stop();
  });

  it('requires the token, if one is configured', async () => {
    const { app, stop } = await start(':memory:', TOKEN);
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers })).statusCode;
    expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await ask({ authorization: 'Bearer a-guess' })).toBe(401);
    expect(await ask({})).toBe(401);
    await stop();
  });
});
