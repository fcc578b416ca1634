import fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../test/free-port.ts';
import { findNginx } from './ensure-nginx.ts';
import { startNginx, type Site } from './start-nginx.ts';

const nginx = findNginx();
const PATH = '/it/eur/it/product/BAROLO';
const CONTENT = 'an answer that the browser can use';

let server: FastifyInstance;
let edge: Awaited<ReturnType<typeof startNginx>>;
/** Requests that reached the server, but for those of the release set. */
let received: string[];

/** A server that answers 503 with content, as a shell does that cannot read the page's data. */
const startServer = async (): Promise<string> => {
  server = fastify();
  server.get('/release-set.json', (_, reply) =>
    reply.headers({ 'x-shop-set': 'stable', 'cache-control': 'max-age=1' }).send({}),
  );
  server.all('/*', (request, reply) => {
    received.push(request.method);
    return reply
      .code(503)
      .headers({
        'cache-control': 'no-store',
        'retry-after': '30',
        'access-control-allow-origin': '*',
      })
      .type('text/html; charset=utf-8')
      .send(CONTENT);
  });
  return new URL(await server.listen({ host: '127.0.0.1', port: 0 })).host;
};

const request = async (method: string) => {
  const response = await fetch(`${edge.origin}${PATH}`, { method });
  return {
    status: response.status,
    body: await response.text(),
    retryAfter: response.headers.get('retry-after'),
    cacheControl: response.headers.get('cache-control'),
    allowedOrigin: response.headers.get('access-control-allow-origin'),
  };
};

(nginx ? describe : describe.skip).each<[string, Site]>([
  ['shells', 'shop'],
  ['store-api', 'store-api'],
])('behind nginx, with one of two servers unreachable: %s', (_, site) => {
  beforeEach(async () => {
    received = [];
    const gone = `127.0.0.1:${await freePort()}`;
    edge = await startNginx(nginx ?? '', site, await startServer(), gone);
    received = [];
  });
  afterEach(async () => {
    await edge.stop();
    await server.close();
  });

  it('S5 clients get the content of a 503, whichever server is tried first', async () => {
    for (let count = 0; count < 6; count += 1)
      expect(await request('GET')).toEqual({
        status: 503,
        body: CONTENT,
        retryAfter: '30',
        cacheControl: 'no-store',
        allowedOrigin: '*',
      });
  });

  it('B5 a POST reaches the server once, whichever is tried first', async () => {
    for (let count = 0; count < 6; count += 1) {
      received = [];
      expect((await request('POST')).status).toBe(503);
      expect(received).toEqual(['POST']);
    }
  });

  it('with no server left, clients get the error of nginx', async () => {
    await server.close();
    expect((await request('GET')).status).toBe(502);
    expect((await request('POST')).status).toBe(502);
  });
});
