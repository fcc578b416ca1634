import { fastify, type FastifyInstance } from 'fastify';
import { limitReads } from './limit-reads.ts';
import { createRateLimit } from './rate-limit.ts';

const VISITOR = '203.0.113.7';
const PROXY = '10.0.0.1';

interface Setup {
  perMinute?: number;
  trustProxy?: string[];
  now?: () => number;
}

const anApp = ({ perMinute = 2, trustProxy, now }: Setup = {}): FastifyInstance => {
  const app = fastify(trustProxy ? { trustProxy } : {});
  limitReads(app, { perMinute, unlimited: ['127.0.0.1', '::1', '10.8.0.0/16'] }, now);
  app.get('/catalogue/items', async () => ({}));
  app.get('/health', async () => ({}));
  app.get('/live', async () => ({}));
  app.post('/webhooks/commerce', async () => ({}));
  return app;
};

const asked =
  (app: FastifyInstance) =>
  async (remoteAddress: string, headers: Record<string, string> = {}, url = '/catalogue/items') =>
    app.inject({ url, remoteAddress, headers });

describe('limitReads', () => {
  it('429 tells an address over its limit when to retry, and does not affect others', async () => {
    const ask = asked(anApp());
    for (const _ of ['first', 'second']) expect((await ask(VISITOR)).statusCode).toBe(200);
    const refused = await ask(VISITOR);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '30',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
    expect((await ask('203.0.113.8')).statusCode).toBe(200);
  });

  it('429 comes to an end with time', async () => {
    let time = 0;
    const ask = asked(anApp({ now: () => time }));
    await ask(VISITOR);
    await ask(VISITOR);
    expect((await ask(VISITOR)).statusCode).toBe(429);
    time = 30_000;
    expect((await ask(VISITOR)).statusCode).toBe(200);
    expect((await ask(VISITOR)).statusCode).toBe(429);
  });

  it('429 cannot be bypassed with a spoofed header', async () => {
    const ask = asked(anApp());
    const answers = [];
    for (const forged of ['198.51.100.1', '198.51.100.2', '127.0.0.1'])
      answers.push((await ask(VISITOR, { 'x-forwarded-for': forged })).statusCode);
    expect(answers).toEqual([200, 200, 429]);
  });

  it('429 counts the visitors of a trusted proxy one by one, whatever they say of themselves', async () => {
    const ask = asked(anApp({ trustProxy: [PROXY] }));
    const as = async (forwarded: string) =>
      (await ask(PROXY, { 'x-forwarded-for': forwarded })).statusCode;
    expect(await as(VISITOR)).toBe(200);
    expect(await as(`198.51.100.1, ${VISITOR}`)).toBe(200);
    expect(await as(`127.0.0.1, ${VISITOR}`)).toBe(429);
    expect(await as('203.0.113.8')).toBe(200);
  });

  it('429 never meets the shell, the watch over the service or the platform', async () => {
    const app = anApp({ perMinute: 1 });
    const ask = asked(app);
    for (const _ of ['first', 'second', 'third']) {
      expect((await ask('127.0.0.1')).statusCode).toBe(200);
      expect((await ask('::ffff:127.0.0.1')).statusCode).toBe(200);
      expect((await ask('10.8.255.3')).statusCode).toBe(200);
      expect((await ask(VISITOR, {}, '/health')).statusCode).toBe(200);
      expect((await ask(VISITOR, {}, '/live')).statusCode).toBe(200);
      const event = { method: 'POST', url: '/webhooks/commerce', remoteAddress: VISITOR } as const;
      expect((await app.inject(event)).statusCode).toBe(200);
    }
  });
});

describe('createRateLimit', () => {
  it('429 counts a network of IPv6 addresses as one', () => {
    const limit = createRateLimit(1, () => 0);
    expect(limit('2001:db8:1:2::1')).toBe(0);
    expect(limit('2001:0db8:0001:0002:ffff::2')).toBe(60);
    expect(limit('2001:db8:1:3::1')).toBe(0);
    expect(limit('2001:db8::1')).toBe(0);
  });

  it('429 forgets the addresses that were quiet longest, not those that ask most', () => {
    const limit = createRateLimit(1, () => 0);
    limit('192.0.2.1');
    for (let asked = 0; asked < 60_000; asked += 1) {
      limit(`10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`);
      if (asked % 1000 === 0) expect(limit('192.0.2.1')).toBe(60);
    }
  });
});
