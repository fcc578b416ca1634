import { makeRelease } from '../../testing/make-release.ts';
import { compareReleases } from './compare-releases.ts';

const one = makeRelease('0.1.0-aaaa');

it('R9 a release does not differ from itself', () => {
  expect(compareReleases(one, one)).toEqual({
    build: [],
    routes: [],
    fragments: [],
    shared: [],
    files: [],
  });
});

it('R9 lists each difference between two releases, including additions and removals', () => {
  const [route] = one.extras.routes;
  const other = makeRelease('0.2.0-bbbb', {
    contract: '1.3.0',
    gitSha: 'fedcba9',
    shared: { react: '19.4.0', zod: '4.1.0' },
    routes: [
      { ...route!, rendering: 'client', fragments: ['cart/AddToCart', 'cart/MiniCart'] },
      { id: 'list', path: 'category/:code', rendering: 'server', sitemap: 'sku' },
    ],
  });
  const { integrity } = other.extras;
  other.extras.integrity = { 'page.js': integrity['remoteEntry.js']! };
  expect(compareReleases(one, other)).toMatchObject({
    build: [
      { name: 'commit', before: '0123abc', after: 'fedcba9' },
      { name: 'contract', before: '1.2.0', after: '1.3.0' },
    ],
    routes: [
      { name: 'list', before: null, after: '/category/:code, server, sitemap: sku' },
      { name: 'product', before: '/product/:code, server', after: '/product/:code, client' },
    ],
    fragments: [
      { name: 'product', before: 'cart/AddToCart', after: 'cart/AddToCart, cart/MiniCart' },
    ],
    shared: [
      { name: 'react', before: '19.3.1', after: '19.4.0' },
      { name: 'zod', before: null, after: '4.1.0' },
    ],
    files: [
      { name: 'node/remoteEntry.js' },
      { name: 'web/page-product.css', after: null },
      { name: 'web/page-product.js', after: null },
      { name: 'web/page.js', before: null },
      { name: 'web/remoteEntry.js', after: null },
    ],
  });
});
