import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildStaticHost } from './build-static-host.ts';

const SCRIPT = `console.log("${'entry '.repeat(100)}")`;

let root: string;
let host: FastifyInstance;

const write = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-host-'));
  host = buildStaticHost({ root, name: 'catalog', shops: ['https://shop.example'] });
  await write('0.1.0-aaaa/web/remoteEntry.js', SCRIPT);
  await write('0.1.0-aaaa/web/remoteEntry.js.br', brotliCompressSync(SCRIPT));
  await write('0.1.0-aaaa/node/remoteEntry.js', 'module.exports = {}');
  await write('0.1.0-aaaa/release.json', '{"builtAt":"2026-11-20T08:00:00.000Z"}');
});
afterEach(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });

describe('the static host', () => {
  it.each(['web', 'node'])('serves the %s build as immutable to every origin', async (part) => {
    const answer = await get(`/catalog/0.1.0-aaaa/${part}/remoteEntry.js`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('javascript'),
    });
    for (const name of ['content-security-policy', 'referrer-policy'])
      expect(answer.headers).not.toHaveProperty(name);
  });

  it('sends the compressed copy to clients that accept it, and the original to others', async () => {
    const url = '/catalog/0.1.0-aaaa/web/remoteEntry.js';
    const compressed = await get(url, { 'accept-encoding': 'br, gzip' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['vary']).toMatch(/accept-encoding/i);
    expect(compressed.headers['content-type']).toContain('javascript');
    expect(compressed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    const plain = await get(url, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  });

  it.each([
    '/catalog/0.1.0-aaaa/web/missing.js',
    '/catalog/0.1.0-bbbb/web/remoteEntry.js',
    '/catalog/0.1.0-aaaa/web/',
    '/catalog/0.1.0-aaaa/web',
    '/cart/0.1.0-aaaa/web/remoteEntry.js',
    '/catalog/.incoming-0.1.0-bbbb/web/remoteEntry.js',
    '/catalog/..%2f..%2fetc/passwd',
    '/',
  ])('responds to %s with an uncached plain 404', async (url) => {
    await write('.incoming-0.1.0-bbbb/web/remoteEntry.js', SCRIPT);
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.body).not.toContain('<');
  });

  it('redirects / to the standalone page of the latest build', async () => {
    await write('0.1.0-aaaa/web/index.html', 'old');
    await write('0.1.0-0000/web/index.html', 'new');
    await write('0.1.0-0000/release.json', '{"builtAt":"2026-11-20T09:00:00.000Z"}');
    const answer = await get('/');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.location).toBe('/catalog/0.1.0-0000/web/index.html');
    expect((await get(`${answer.headers.location}`)).body).toBe('new');
  });

  it('sends the standalone settings only to its own page', async () => {
    const settings = '{"integration":{"client_id":"a","client_secret":"b"}}';
    const telling = buildStaticHost({ root, name: 'catalog', settings });
    const answer = await telling.inject({ url: '/standalone.json' });
    expect(answer.body).toBe(settings);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    await telling.close();
    expect((await get('/standalone.json')).body).toBe('{}');
  });

  it.each(['/', '/health', '/missing', '/catalog/0.1.0-aaaa/release.json', '/%E0%A4'])(
    'sets its headers on every response: %s',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': expect.any(String),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    },
  );

  describe('document of a frame', () => {
    const file = `payment-frame.${'a'.repeat(43)}.html`;
    const get = async (path: string, headers = {}) => {
      await write(`0.1.0-aaaa/web/${path}`, '<title>Payment</title>');
      await write(`0.1.0-aaaa/web/${path}.br`, brotliCompressSync('<title>Payment</title>'));
      return host.inject({ url: `/catalog/0.1.0-aaaa/web/${path}`, headers });
    };

    it.each([{}, { 'accept-encoding': 'br' }])(
      'P1 can be embedded by the shop only, and is revalidated soon: %p',
      async (accepted) => {
        const { headers } = await get(file, accepted);
        expect(headers['content-security-policy']).toBe(
          "base-uri 'none'; object-src 'none'; frame-ancestors 'self' https://shop.example",
        );
        expect(headers['cache-control']).toBe('public, max-age=600');
        expect(headers['content-type']).toContain('text/html');
      },
    );

    it.each(['index.html', 'payment-frame.html', `a-frame.${'a'.repeat(43)}.html.txt`])(
      'P1 does not allow embedding of %s',
      async (path) => {
        const { headers } = await get(path);
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      },
    );
  });

  it('reports its health', async () => {
    expect((await get('/health')).json()).toEqual({
      status: 'ok',
      remote: 'catalog',
      newest: '0.1.0-aaaa',
    });
  });
});
