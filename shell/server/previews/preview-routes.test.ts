/** @jest-environment node */
import fastify from 'fastify';
import { EMPTY_RELEASE_SET } from '../releases/release-set.ts';
import { previewOfCookie } from './preview-cookie.ts';
import { registerPreviews } from './preview-routes.ts';

const KEY = `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'t'.repeat(43)}`;

const serve = (isSecure = true) => {
  const app = fastify();
  const previews = {
    of: async (key: string) =>
      key === KEY
        ? {
            set: EMPTY_RELEASE_SET,
            pool: null,
            expiresAt: Date.now() + 3_600_000,
            versions: { cart: '2.0.0' },
          }
        : null,
  };
  registerPreviews(app, { previews, isSecure });
  return (url: string) => app.inject(url);
};

const cookieOf = (header: unknown): string => String(header).split(';')[0] ?? '';

describe('the routes of previews', () => {
  it('R10 start one for this visitor, on this host only', async () => {
    const { statusCode, headers } = await serve()(`/preview/${KEY}`);
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toMatch(
      /^__Host-fv\.preview=.*; Path=\/; Max-Age=3(600|599); HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(previewOfCookie(cookieOf(headers['set-cookie']), true)).toBe(KEY);
    expect(previewOfCookie(cookieOf(headers['set-cookie']), false)).toBeNull();
  });

  it('R10 start one without https as in development', async () => {
    const { headers } = await serve(false)(`/preview/${KEY}`);
    expect(previewOfCookie(cookieOf(headers['set-cookie']), false)).toBe(KEY);
  });

  it('R10 lead to a page of this shop, and nowhere else', async () => {
    const get = serve();
    const to = async (target: string) =>
      (await get(`/preview/${KEY}?to=${encodeURIComponent(target)}`)).headers.location;
    expect(await to('/it/eur/it/cart?x=1')).toBe('/it/eur/it/cart?x=1');
    for (const it of ['https://evil.example', '//evil.example', '/\\evil.example', 'cart', '/a b'])
      expect(await to(it)).toBe('/');
    expect((await get(`/preview/${KEY}?to=/a&to=/b`)).headers.location).toBe('/');
  });

  it.each([`${KEY.slice(0, -1)}x`, 'x', '%00', KEY.toUpperCase()])(
    'R10 start none for %s',
    async (key) => {
      const { statusCode, headers } = await serve()(`/preview/${key}`);
      expect(statusCode).toBe(404);
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  it('R10 end one', async () => {
    const { statusCode, headers } = await serve()('/preview/end?to=/it/eur/it');
    expect([statusCode, headers.location]).toEqual([303, '/it/eur/it']);
    expect(headers['set-cookie']).toContain('Max-Age=0');
  });
});
