/** @jest-environment node */
import { encodeLocalRemotes } from '@shop/server-kit/local-remotes';
import { BOOT_ID } from '../../src/boot/boot-data.ts';
import { renderedPage as page, servePages, SHOWN } from './testing/serve-pages.ts';

const text = (path = 'stories', name = 'stories') =>
  encodeLocalRemotes({
    contract: '3.0.0',
    remotes: {
      [name]: {
        url: 'http://127.0.0.1:3199/remoteEntry.js',
        routes: [{ id: 'page', path, rendering: 'server' }],
        frames: ['payment-frame'],
      },
    },
  });
const cookieOf = (value: string) =>
  `__Host-fv.development=${Math.floor(Date.now() / 1000) + 3600}.${value}`;

const allowing = () => servePages({ allowDevelopment: true }, page(200));
const bootOf = (body: string) =>
  JSON.parse(new RegExp(`id="${BOOT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '') as {
    remotes: Record<string, object>;
  };

describe('pages with local remotes', () => {
  it('have the local container without integrity beside verified releases, and are rendered by the browser', async () => {
    const { get, rendered } = allowing();
    const { statusCode, body } = await get('/it/eur/it/stories', cookieOf(text()));
    expect(statusCode).toBe(200);
    expect(bootOf(body).remotes).toMatchObject({
      stories: { url: 'http://127.0.0.1:3199/remoteEntry.js', integrity: '', version: 'dev' },
      cart: { version: '1.0.0', integrity: expect.stringMatching(/^sha384-/) },
    });
    expect(rendered).toEqual([]);
  });

  it('say so, and how to end it', async () => {
    const { body } = await allowing().get(undefined, cookieOf(text()));
    expect(body).toMatch(/stories from 127\.0\.0\.1:3199\s+until/);
    expect(body).toContain('href="/development/end"');
  });

  it('are kept by no cache, and never come from one', async () => {
    const { get, rendered } = allowing();
    await get();
    const { headers, body } = await get(undefined, cookieOf(text()));
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('etag');
    expect(body).not.toContain('<h1>200</h1>');
    const other = await get();
    expect(rendered).toHaveLength(1);
    expect(other.body).toContain('<h1>200</h1>');
    expect(other.body).not.toContain('127.0.0.1');
    expect(other.headers['content-security-policy']).not.toContain('127.0.0.1');
  });

  it('admit the local address in their policy, and leave the rest of it as it is', async () => {
    const { get } = allowing();
    const policyOf = async (cookie?: string) =>
      new Map(
        String((await get(undefined, cookie)).headers['content-security-policy'])
          .split('; ')
          .map((it) => [it.split(' ')[0], it.split(' ').slice(1)] as const),
      );
    const [before, after] = [await policyOf(), await policyOf(cookieOf(text()))];
    const added = [...after]
      .map(([name, sources]) => [
        name,
        sources.filter((it) => !before.get(name)?.includes(it) && !it.startsWith("'sha256-")),
      ])
      .filter(([, sources]) => sources?.length);
    const local = 'http://127.0.0.1:3199';
    expect(Object.fromEntries(added)).toEqual({
      'script-src': [local],
      'style-src': [local],
      'img-src': [local],
      'connect-src': [local, 'ws://127.0.0.1:3199'],
      'frame-src': [local],
    });
  });

  it('compose with a preview', async () => {
    const { body } = await allowing().get(
      undefined,
      `${cookieOf(text())}; __Host-fv.preview=${SHOWN}`,
    );
    expect(body).toContain('Preview of cart 2.0.0');
    expect(body).toContain('stories from 127.0.0.1:3199');
  });

  it('say why a remote is refused: a release may have taken its route meanwhile', async () => {
    const { statusCode, body } = await allowing().get(undefined, cookieOf(text('product/:id')));
    expect(statusCode).toBe(409);
    expect(body).toContain('/product/:id meets /product/:code of cart');
    expect(body).toContain('/development/end');
  });

  it('give way to the live ones if the cookie is malformed, which ends with the response', async () => {
    const { headers, body } = await allowing().get(undefined, cookieOf('x'));
    expect(body).toContain('<h1>200</h1>');
    expect(headers['set-cookie']).toMatch(/^__Host-fv\.development=; .*Max-Age=0/);
  });

  it('do not exist in a shop that does not allow development', async () => {
    const { get } = servePages({ allowDevelopment: false }, page(200));
    const [without, forged] = [await get(), await get(undefined, cookieOf(text()))];
    expect(forged.body).toBe(without.body);
    expect(forged.headers['content-security-policy']).toBe(
      without.headers['content-security-policy'],
    );
    expect(forged.headers).not.toHaveProperty('set-cookie');
    expect((await get('/it/eur/it/stories', cookieOf(text()))).body).not.toContain('stories from');
  });
});
