/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig, type ServerConfig } from './config.ts';
import { createServer } from './create-server.ts';

let folder: string;
let app: FastifyInstance;
let config: ServerConfig;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-headers-'));
  const web = join(folder, 'dist/web');
  const media = join(folder, 'media');
  for (const made of [web, media]) mkdirSync(made, { recursive: true });
  writeFileSync(join(folder, 'dist/assets.json'), '{"shell":{"js":["shell.js"],"css":[]}}');
  writeFileSync(join(web, 'shell.js'), 'start()');
  writeFileSync(join(media, 'barolo.avif'), 'a picture');
  config = readConfig({
    SHOP_ORIGIN: 'https://shop.example',
    // Nothing listens there.
    STORE_API_ENDPOINT: 'http://127.0.0.1:1',
    SHELL_DATA_DIR: join(folder, 'data'),
    SHELL_DIST: join(folder, 'dist'),
    MEDIA_DIR: media,
    LOG_LEVEL: 'silent',
  });
  app = await createServer(config);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, headers: { 'x-request-id': 'visit-1' } });

describe('the shell’s answers', () => {
  it.each([
    ['a document', '/it/eur/it', 503],
    ['a page that is not there', '/it/eur/it/nothing', 503],
    ['a private document', '/it/eur/it/cart', 503],
    ['a redirect', '/', 302],
    ['a missing script', '/assets/gone.js', 404],
    ['a picture', '/media/barolo.avif', 200],
    ['a public file', '/favicon.ico', 200],
    ['the health', '/health', 503],
    ['the readiness', '/ready', 503],
    ['the liveness', '/live', 200],
    ['the live remotes', '/live-remotes.json', 200],
    ['the visitor’s release set', '/release-set.json', 200],
    ['what robots may read', '/robots.txt', 200],
    ['an address that cannot be decoded', '/it/eur/it/%E0%A4', 503],
  ])('carry the headers of every answer: %s', async (_what, url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
      'permissions-policy': expect.any(String),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
      'x-request-id': 'visit-1',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('carry them on a POST without a route', async () => {
    const answer = await get('/it/eur/it', 'POST');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toHaveProperty('x-content-type-options', 'nosniff');
  });

  it('let a document load what it needs, and anything else nothing', async () => {
    const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
    expect(await policyOf('/it/eur/it')).toContain("script-src 'self'");
    expect(await policyOf('/assets/gone.js')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('are those of a file on a script, without what concerns documents', async () => {
    const { headers } = await get('/assets/shell.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'x-request-id'])
      expect(headers).not.toHaveProperty(name);
  });

  it('omit the policy in development, since hot updates violate it', async () => {
    const routes = [{ id: 'cart', path: 'cart', rendering: 'client' as const }];
    const developed = { cart: { url: 'http://127.0.0.1:1/remoteEntry.js', routes } };
    const dev = await createServer({ ...config, developed });
    const { headers } = await dev.inject({ url: '/it/eur/it' });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
    await dev.close();
  });

  it('are not cached if they may hold a visitor’s data', async () => {
    for (const url of ['/it/eur/it/cart', '/it/eur/it/checkout', '/it/eur/it/account'])
      expect((await get(url)).headers['cache-control']).toBe('no-store');
  });
});
