import fastify, { type FastifyInstance } from 'fastify';
import { freePort } from '../test/free-port.ts';
import { findNginx } from './ensure-nginx.ts';
import { startNginx } from './start-nginx.ts';

const nginx = findNginx();
const PAGE = '/it/eur/it/product/BAROLO';
const DOCUMENT = 'rendered by the browser';

let shell: FastifyInstance;
let edge: Awaited<ReturnType<typeof startNginx>>;
/** Requests that reached the shell, but for those of the release set. */
let received: string[];

/** A shell that answers 503 with a document, as one does that cannot read the page's data. */
const startShell = async (): Promise<string> => {
  shell = fastify();
  shell.get('/release-set.json', (_, reply) =>
    reply.headers({ 'x-shop-set': 'stable', 'cache-control': 'max-age=1' }).send({}),
  );
  shell.all('/*', (request, reply) => {
    received.push(request.method);
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '30' })
      .type('text/html; charset=utf-8')
      .send(DOCUMENT);
  });
  return new URL(await shell.listen({ host: '127.0.0.1', port: 0 })).host;
};

const request = async (method: string) => {
  const response = await fetch(`${edge.origin}${PAGE}`, { method });
  return {
    status: response.status,
    body: await response.text(),
    retryAfter: response.headers.get('retry-after'),
    cacheControl: response.headers.get('cache-control'),
  };
};

(nginx ? describe : describe.skip)('behind nginx, with one of two shells unreachable', () => {
  beforeEach(async () => {
    received = [];
    edge = await startNginx(nginx ?? '', await startShell(), `127.0.0.1:${await freePort()}`);
  });
  afterEach(async () => {
    await edge.stop();
    await shell.close();
  });

  it('S5 visitors get the document of a 503, which the browser renders, whichever shell is tried first', async () => {
    for (let count = 0; count < 6; count += 1)
      expect(await request('GET')).toEqual({
        status: 503,
        body: DOCUMENT,
        retryAfter: '30',
        cacheControl: 'no-store',
      });
  });

  it('B5 a POST reaches the shell once, whichever shell is tried first', async () => {
    for (let count = 0; count < 6; count += 1) {
      received = [];
      expect((await request('POST')).status).toBe(503);
      expect(received).toEqual(['POST']);
    }
  });

  it('with no shell left, visitors get the error of nginx', async () => {
    await shell.close();
    expect((await request('GET')).status).toBe(502);
    expect((await request('POST')).status).toBe(502);
  });
});
