/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { issuePreview, promote, type Author } from './edit-releases.ts';
import { listReleases } from './read-releases.ts';

const UNKNOWN = 'It is not known whether this took effect: look with --list before repeating it.';
const author: Author = { by: 'Ada' };

let server: Server | undefined;
afterEach(() => void server?.close());

/** A store-api, or a proxy before it, with one response to everything. */
const respond = async (listener: RequestListener) => {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, token: 'a-token-for-tests' };
};

describe('an edit has an unknown outcome', () => {
  it.each<[string, RequestListener, string]>([
    ['if the connection ends', (request) => request.socket.destroy(), 'cannot be reached'],
    [
      'if a proxy responds with a page',
      (_, response) => void response.writeHead(502).end('<h1>Bad Gateway</h1>'),
      'store-api responded 502.',
    ],
    [
      'if the error has no body of store-api',
      (_, response) => void response.writeHead(504).end('{}'),
      'store-api responded 504.',
    ],
    [
      'if store-api fails, maybe after it stored the edit',
      (_, response) =>
        void response
          .writeHead(500)
          .end('{"error":{"code":"SERVER","message":"The request failed; the log says why."}}'),
      'store-api responded 500, SERVER: The request failed; the log says why. It is not known',
    ],
    ['if the response is in an unknown format', (_, response) => void response.end('{}'), 'format'],
  ])('%s', async (_, listener, message) => {
    const result = await promote(await respond(listener), 'cart', '0.1.0-aaaa', author);
    expect(result).toMatchObject({ ok: false, code: 'UNKNOWN_OUTCOME' });
    expect(result).toMatchObject({ message: expect.stringContaining(message) });
    expect(result).toMatchObject({ message: expect.stringContaining(UNKNOWN) });
  });
});

describe('nothing has changed', () => {
  it('if store-api refuses an edit', async () => {
    const error = { code: 'PRUNED', message: 'its files were deleted' };
    const storeApi = await respond(
      (_, response) => void response.writeHead(409).end(JSON.stringify({ error })),
    );
    expect(await promote(storeApi, 'cart', '0.1.0-aaaa', author)).toEqual({
      ok: false,
      code: 'STORE_API',
      message: 'PRUNED: its files were deleted',
      status: 409,
      problems: [],
    });
  });

  it('if no connection was made', async () => {
    const storeApi = await respond((_, response) => void response.end());
    server?.close();
    await once(server!, 'close');
    const result = await promote(storeApi, 'cart', '0.1.0-aaaa', author);
    expect(result).toMatchObject({ ok: false, code: 'UNREACHABLE' });
  });

  it.each<[string, typeof listReleases]>([
    ['a list', (storeApi) => listReleases(storeApi, 'cart')],
    [
      'a preview link',
      async (storeApi) => {
        const link = await issuePreview(storeApi, { cart: '0.1.0-aaaa' }, 1, author);
        return link.ok ? { ok: true, value: [] } : link;
      },
    ],
  ])('if the response of %s is lost', async (_, call) => {
    const storeApi = await respond((request) => request.socket.destroy());
    expect(await call(storeApi, 'cart')).toMatchObject({ ok: false, code: 'UNREACHABLE' });
  });
});
