import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { deltaName, sendDelta, setDictionaryHeaders } from './dictionaries.ts';

/** With both characters that differ between the alphabets of base64. */
const SHA_256 = 'a/b+'.repeat(10) + 'abc=';
const HASH = createHash('sha256').update('chunk').digest('base64url');
const CHUNK = `page-cart.${HASH}.js`;
const URL = `/cart/0.1.0-aaaa/web/${CHUNK}`;

let root: string;
let app: FastifyInstance;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'dictionaries-'));
  const web = join(root, '0.1.0-aaaa/web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, deltaName(CHUNK, SHA_256)), 'delta');
  app = fastify();
  const options = { prefix: '/cart/', roots: ['missing', root], folder: '/cart/*/web/' };
  app.addHook('onRequest', sendDelta(options));
  app.get('/*', async () => 'plain');
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const ASKED = {
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${SHA_256}:`,
};
const get = (headers: Record<string, string>, url = URL) => app.inject({ url, headers });

it('answers a browser that has the dictionary with the delta', async () => {
  const answer = await get(ASKED);
  expect(answer.body).toBe('delta');
  expect(answer.headers).toMatchObject({
    'content-encoding': 'dcb',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': 'match="/cart/*/web/page-cart.*.js"',
  });
});

it.each<[string, Record<string, string>, string]>([
  ['has no dictionary', { 'accept-encoding': 'dcb' }, URL],
  ['has another dictionary', { ...ASKED, 'available-dictionary': `:${'A'.repeat(43)}=:` }, URL],
  ['sends no hash', { ...ASKED, 'available-dictionary': ':../../secret:' }, URL],
  ['does not accept deltas', { ...ASKED, 'accept-encoding': 'gzip, br' }, URL],
  ['refuses deltas', { ...ASKED, 'accept-encoding': 'br, dcb;q=0' }, URL],
  ['tries again after a failure', ASKED, `${URL}?again=1`],
  ['asks for a hidden folder', ASKED, URL.replace('0.1.0', '.incoming-0.1.0')],
  ['asks for an encoded path', ASKED, URL.replace('/web/', '%2fweb%2f')],
])('sends the plain chunk to a client that %s', async (_, headers, url) => {
  const answer = await get(headers, url);
  expect(answer.body).toBe('plain');
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

it.each([CHUNK, `${CHUNK}.br`, `${CHUNK}.gz`])('announces %s as a dictionary', (path) => {
  const header = jest.fn();
  setDictionaryHeaders({ header }, `/store/${path}`, '/assets/');
  expect(header.mock.calls).toEqual([
    ['use-as-dictionary', 'match="/assets/page-cart.*.js"'],
    ['vary', 'accept-encoding, available-dictionary'],
  ]);
});

it.each(['page-cart.js', 'index.html.br', `font.${HASH}.woff2`])('does not announce %s', (path) => {
  const header = jest.fn();
  setDictionaryHeaders({ header }, path, '/assets/');
  expect(header).not.toHaveBeenCalled();
});
