/** @jest-environment node */
import fc from 'fast-check';
import { makeConfig } from '@shop/contracts/testing';
import type { RemoteRoute } from '@shop/contracts/remote';
import { resolveAddress } from './resolve-address.ts';

const shop = makeConfig();
const routes: RemoteRoute[] = [
  { id: 'home', path: '', rendering: 'server', sitemap: [''] },
  { id: 'category', path: 'category/:category', rendering: 'server', sitemap: ['category/wine'] },
  { id: 'product', path: 'product/:code/:slug?', rendering: 'server', sitemap: 'sku' },
  { id: 'section', path: 'checkout/:section', rendering: 'private' },
  { id: 'orders', path: 'account/orders', rendering: 'private' },
  { id: 'order', path: 'account/orders/:id', rendering: 'private' },
];
const resolve = (url: string, storedCountry: string | null = null) =>
  resolveAddress({ shop, routes, url, storedCountry });
const redirect = (location: string, status = 301) => ({ kind: 'redirect', status, location });
const NOT_FOUND = { kind: 'page', rest: '/404/not-found', search: '' };

describe('an address of the shop', () => {
  it('M1 is a page of its market, with its query', () => {
    expect(resolve('/it/eur/en/product/BAROLO-750/barolo?ref=a?b')).toMatchObject({
      kind: 'page',
      rest: '/product/BAROLO-750/barolo',
      search: '?ref=a?b',
      context: { prefix: '/it/eur/en' },
      prefix: '/it/eur/en',
    });
    expect(resolve('/it/eur/en')).toMatchObject({ kind: 'page', rest: '/' });
  });

  it.each([
    ['a slash at the end', '/it/eur/it/category/wine/', '/it/eur/it/category/wine'],
    ['a slash after the market', '/it/eur/it/?utm=1', '/it/eur/it?utm=1'],
    ['doubled slashes', '/it/eur//it/category///wine', '/it/eur/it/category/wine'],
    ['backslashes', '/it/eur/it\\category\\wine', '/it/eur/it/category/wine'],
    ['words in capitals', '/it/eur/it/Category/WINE?page=2', '/it/eur/it/category/wine?page=2'],
    ['a word before a code', '/it/eur/it/PRODUCT/Barolo', '/it/eur/it/product/Barolo'],
    [
      'letters that need no escape',
      '/%69t/eur/it/%70roduct/BAROLO%2D750',
      '/it/eur/it/product/BAROLO-750',
    ],
    ['escapes in small letters', '/it/eur/it/product/a%c3%a9', '/it/eur/it/product/a%C3%A9'],
    [
      'signs that are not escaped',
      '/it/eur/it/product/A&B=1?x=%61',
      '/it/eur/it/product/A%26B%3D1?x=%61',
    ],
    ['a country of a zone', '/us/usd/en/Account/Orders', '/us/usd/en/account/orders'],
  ])('SEO has one canonical form: %s redirects permanently', (_, from, to) => {
    expect(resolve(from)).toEqual(redirect(to));
  });

  it('M5 leads from capitals in the market, and from a missing one, in one step', () => {
    expect(resolve('/IT/EUR//it/category/wine/?a=1')).toEqual(
      redirect('/it/eur/it/category/wine?a=1', 308),
    );
    expect(resolve('/product/BAROLO-7.5?a=1', 'DE')).toEqual(
      redirect('/de/eur/de/product/BAROLO-7.5?a=1', 302),
    );
  });

  it.each([
    ['/product/BAROLO/barolo', '/de/eur/de/product/BAROLO/barolo'],
    ['/product/BAROLO/annata-7.5', '/de/eur/de/product/BAROLO/annata-7.5'],
    ['/Product/BAROLO/barolo', '/de/eur/de/product/BAROLO/barolo'],
    ['/account/orders/aBc', '/de/eur/de/account/orders/aBc'],
  ])('M5 %s is a screen of the visitor’s market, though it has a market’s segments', (from, to) => {
    expect(resolve(`${from}?a=1`, 'DE')).toEqual(redirect(`${to}?a=1`, 302));
  });

  it.each([
    ['/IT/EUR/it/product/BAROLO-7.5', '/it/eur/it/product/BAROLO-7.5', 308],
    ['/it/eur/xx/product/BAROLO-7.5', '/it/eur/it/product/BAROLO-7.5', 302],
    ['/it/eur/product/BAROLO-7.5', '/it/eur/it/product/BAROLO-7.5', 302],
    ['/it/eur/it/PRODUCT/BAROLO-7.5', '/it/eur/it/product/BAROLO-7.5', 301],
    ['/it/eur/it//product/BAROLO-7.5/', '/it/eur/it/product/BAROLO-7.5', 301],
  ])('M5 %s redirects: a code with a dot is no file', (from, to, status) => {
    expect(resolve(from)).toEqual(redirect(to, status));
  });

  it.each([
    '/foo.php',
    '/it/eur/old.html',
    '/IT/EUR/it/wp-login.php',
    '/it/eur/it/wp-login.php',
    '/.env',
    '/.well-known/nothing',
    '/a/b.tar.gz',
  ])('S13 %s names a file that is not there, which needs no page', (url) =>
    expect(resolve(url)).toEqual({ kind: 'no-file' }),
  );

  it.each(['/it/eur/it/nothing?a=1', '/it/eur/it/product', '/it/eur/it/product/a/b/c'])(
    'S13 %s is the one page for whatever is missing',
    (url) =>
      expect(resolve(url)).toMatchObject({ ...NOT_FOUND, context: { prefix: '/it/eur/it' } }),
  );

  it('S13 without a market is missing in the visitor’s market, in the language of the address', () => {
    expect(resolve('/xx/yyy/en/shelf', 'DE')).toMatchObject({
      ...NOT_FOUND,
      context: { prefix: '/de/eur/en' },
      prefix: null,
    });
    expect(resolve('/xx/yyy/zz/cart', 'DE')).toMatchObject({
      ...NOT_FOUND,
      context: { prefix: '/de/eur/de' },
    });
    expect(resolve('/it/eur/it/%E0%A4', 'DE')).toMatchObject({
      ...NOT_FOUND,
      context: { prefix: '/de/eur/it' },
    });
  });

  it('is served while no screen is known yet', () => {
    const known = resolveAddress({ shop, routes: [], url: '/it/eur/it/a.b', storedCountry: null });
    expect(known).toMatchObject({ kind: 'page', rest: '/a.b' });
  });

  it('M5 never redirects to another host, and settles after two redirects at most', () => {
    const parts = [
      '/',
      '//',
      '\\',
      '%5C',
      '%2F',
      '.',
      '..',
      'evil.example',
      'IT',
      'it',
      'eur',
      'A',
    ];
    const address = fc
      .array(fc.constantFrom(...parts, 'category', 'WINE', '@', ':', '?'), { maxLength: 12 })
      .map((it) => `/${it.join('')}`);
    fc.assert(
      fc.property(address, (url) => {
        let resolved = resolve(url);
        for (let step = 0; step < 2 && resolved.kind === 'redirect'; step += 1) {
          expect(resolved.location).toMatch(/^\/(?![/\\])/);
          expect(new URL(resolved.location, 'https://shop.example').host).toBe('shop.example');
          resolved = resolve(resolved.location);
        }
        expect(resolved.kind).not.toBe('redirect');
      }),
      { numRuns: 1000 },
    );
  });
});
