import fc from 'fast-check';
import { paths } from '@shop/contracts/routing/paths';
import { HOSTILE_CODES } from '@shop/contracts/testing';
import { makeRelease } from '../testing/make-release.ts';
import { liveRemotes } from '../../server/releases/release-set.ts';
import { matchRoute } from './match-route.ts';

const remotes = liveRemotes({
  id: 'x',
  containers: {},
  styles: {},
  releases: {
    catalog: makeRelease('1.0.0', {
      routes: [
        { id: 'home', path: '', rendering: 'server' },
        { id: 'product', path: 'product/:code/:slug?', rendering: 'server' },
      ],
    }),
    checkout: makeRelease('1.0.0', {
      routes: [
        { id: 'section', path: 'checkout/:section', rendering: 'client' },
        { id: 'error', path: 'checkout/error', rendering: 'client' },
      ],
    }),
  },
});

describe('matchRoute', () => {
  it('S1 finds the remote that owns a product page and its code', () => {
    expect(matchRoute(remotes, '/product/BARBERA-750')).toMatchObject({
      remote: 'catalog',
      route: { id: 'product' },
      params: { code: 'BARBERA-750' },
    });
  });

  it('S1 matches it with or without a name, and decodes both', () => {
    expect(matchRoute(remotes, '/product/GAVI%20750')?.params).toEqual({
      code: 'GAVI 750',
      slug: '',
    });
    expect(matchRoute(remotes, '/product/A%2F1/wei%C3%9F')?.params).toEqual({
      code: 'A/1',
      slug: 'weiß',
    });
  });

  it.each(HOSTILE_CODES)('S1 finds %s by the path that links use', (code) => {
    expect(matchRoute(remotes, paths.product(code))?.params).toEqual({ code, slug: '' });
    expect(matchRoute(remotes, paths.product(code, 'Name'))?.params).toEqual({
      code,
      slug: 'name',
    });
  });

  it('S1 finds any code by the path that links use', () => {
    const isSegment = (code: string) => code !== '.' && code !== '..';
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }).filter(isSegment), (code) => {
        expect(matchRoute(remotes, paths.product(code))?.params).toMatchObject({ code });
      }),
    );
  });

  it('S3 finds the home page at the market prefix itself', () => {
    expect(matchRoute(remotes, '/')).toMatchObject({ route: { id: 'home' } });
  });

  it('S9 prefers a static path over one with a parameter', () => {
    expect(matchRoute(remotes, '/checkout/error')).toMatchObject({ route: { id: 'error' } });
    expect(matchRoute(remotes, '/checkout/payment')).toMatchObject({
      params: { section: 'payment' },
    });
  });

  it('S9 shows the same page whatever the order in which releases arrived', () => {
    const cart = makeRelease('1.0.0', {
      routes: [
        { id: 'cart-wine', path: 'wine/:code', rendering: 'client' },
        { id: 'cart-any', path: ':any/red', rendering: 'client' },
      ],
    });
    const catalog = makeRelease('1.0.0', {
      routes: [
        { id: 'catalog-wine', path: 'wine/:slug', rendering: 'client' },
        { id: 'catalog-red', path: 'wine/red', rendering: 'client' },
      ],
    });
    const shown = (releases: Parameters<typeof liveRemotes>[0]['releases'], path: string) =>
      matchRoute(liveRemotes({ id: 'x', containers: {}, styles: {}, releases }), path)?.route.id;
    for (const [path, id] of [
      // Of two equal patterns, that of the remote whose name comes first.
      ['/wine/white', 'cart-wine'],
      ['/wine/red', 'catalog-red'],
      ['/water/red', 'cart-any'],
    ] as const)
      expect([shown({ cart, catalog }, path), shown({ catalog, cart }, path)]).toEqual([id, id]);
  });

  it.each(['/nothing', '/product', '/product/a/b/c', '/Product/A'])(
    'S13 matches nothing for %s',
    (path) => {
      expect(matchRoute(remotes, path)).toBeNull();
    },
  );

  it('S13 does not throw on a malformed escape', () => {
    expect(() => matchRoute(remotes, '/product/%zz')).not.toThrow();
  });
});
