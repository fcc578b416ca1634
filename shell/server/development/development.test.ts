/** @jest-environment node */
import fastify from 'fastify';
import type { LocalRemotes } from '@shop/contracts/remote/developed-remotes';
import { encodeLocalRemotes } from '@shop/server-kit/local-remotes';
import { makeRelease } from '../../src/testing/make-release.ts';
import { EMPTY_RELEASE_SET } from '../releases/release-set.ts';
import { developmentCookie, developmentOfCookie } from './development-cookie.ts';
import { registerDevelopment } from './development-routes.ts';

const ORIGIN = 'https://shop.example';
const NOW = Date.parse('2026-11-27T09:00:00.000Z');

const localWith = (path: string, contract = '3.0.0', name = 'stories'): LocalRemotes => ({
  contract,
  remotes: {
    [name]: {
      url: 'http://127.0.0.1:3199/remoteEntry.js',
      routes: [{ id: 'page', path, rendering: 'server' }],
    },
  },
});
const textOf = (...its: Parameters<typeof localWith>) => encodeLocalRemotes(localWith(...its));

const serve = (origin = ORIGIN) => {
  const app = fastify();
  const cart = makeRelease('1.0.0', {
    routes: [{ id: 'cart', path: 'cart', rendering: 'private' }],
  });
  const set = { ...EMPTY_RELEASE_SET, releases: { cart } };
  registerDevelopment(app, { origin, defaultSet: () => set });
  return {
    get: (url: string) => app.inject(url),
    confirm: (remotes: string, headers: Record<string, string> = { origin }) =>
      app.inject({
        method: 'POST',
        url: '/development',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ remotes }).toString(),
      }),
  };
};

describe('a shop that allows development', () => {
  it('says so, with its contract', async () => {
    const { statusCode, headers, body } = await serve().get('/development/shop.json');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body)).toEqual({ origin: ORIGIN, contract: expect.any(String) });
  });

  it('asks for a confirmation on a page without script, and turns nothing on by a link', async () => {
    const { statusCode, headers, body } = await serve().get(
      `/development?remotes=${textOf('stories')}`,
    );
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toMatch(/stories<\/strong> from\s+<code>http:\/\/127\.0\.0\.1:3199/);
    expect(body).toContain('Use them in this browser');
    expect(body).not.toContain('<script');
  });

  it('turns confirmed remotes on for this browser, a remote without release too', async () => {
    const { statusCode, headers } = await serve().confirm(textOf('stories'));
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toMatch(
      /^__Host-fv\.development=\d+\.[\w-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax; Secure$/,
    );
    const cookie = String(headers['set-cookie']).split(';')[0];
    expect(developmentOfCookie(cookie, true, Date.now())).toMatchObject({
      local: localWith('stories'),
    });
    expect(developmentOfCookie(cookie, false, Date.now())).toBeNull();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['no page', {}],
  ])('turns nothing on for %s', async (_what, headers) => {
    const answer = await serve().confirm(textOf('stories'), headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['a route of another team', textOf('cart'), 409, '/cart meets /cart of cart'],
    ['a pattern that meets one', textOf(':page'), 409, '/:page meets /cart of cart'],
    ['a contract of another major version', textOf('stories', '2.5.0'), 409, 'contract 2.5.0'],
    ['a newer contract', textOf('stories', '99.0.0'), 409, 'Deploy the shell'],
    ['a malformed link', 'x', 400, 'malformed'],
    ['no link', '', 400, 'malformed'],
  ])('refuses %s, on the page and on its confirmation', async (_what, text, status, reason) => {
    const { get, confirm } = serve();
    for (const answer of [await get(`/development?remotes=${text}`), await confirm(text)]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain(reason);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('lets a remote replace its own routes', async () => {
    const own = encodeLocalRemotes(localWith('cart', '3.0.0', 'cart'));
    expect((await serve().confirm(own)).statusCode).toBe(303);
  });

  it('reads no body that is longer than any link', async () => {
    expect((await serve().confirm('A'.repeat(5000))).statusCode).toBe(413);
  });

  it('ends it', async () => {
    const { statusCode, headers } = await serve().get('/development/end');
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toMatch(/^__Host-fv\.development=;.*Max-Age=0/);
  });
});

describe('the cookie of development', () => {
  const cookieAt = (time: number) =>
    developmentCookie(localWith('stories'), true, time).split(';')[0] ?? '';

  it('is valid for eight hours, whatever a browser makes of it', () => {
    const read = (ms: number) => developmentOfCookie(cookieAt(NOW), true, NOW + ms);
    expect(read(28_799_000)).toMatchObject({ expiresAt: NOW + 28_800_000 });
    expect(read(28_800_000)).toBe('malformed');
  });

  it.each([
    ['a later end', (it: string) => it.replace(/=\d+/, '=9999999999')],
    ['no end', (it: string) => it.replace(/=\d+\./, '=')],
    ['another text', (it: string) => it.replace(/(\d\.).{3}/, '$1xxx')],
    ['a remote elsewhere', () => '__Host-fv.development=1795000000.q1YqLkksKVayUlCqBQA'],
    ['a text that is too long', (it: string) => it + 'A'.repeat(5000)],
  ])('is refused with %s', (_what, change) => {
    expect(developmentOfCookie(change(cookieAt(NOW)), true, NOW)).toBe('malformed');
  });

  it('does not count under the name that a subdomain can set', () => {
    const plain = cookieAt(NOW).replace('__Host-', '');
    expect(developmentOfCookie(plain, true, NOW)).toBeNull();
    expect(developmentOfCookie(plain, false, NOW)).not.toBeNull();
  });
});
