import { offeredLocales } from '@shop/contracts/market';
import { makeConfig } from '@shop/contracts/testing';
import type { RemoteRoute } from '@shop/contracts/remote';
import { robotsText } from './robots.ts';

const routes: RemoteRoute[] = [
  { id: 'home', path: '', rendering: 'server' },
  { id: 'product', path: 'product/:code', rendering: 'server' },
  { id: 'search', path: 'search', rendering: 'server' },
  { id: 'cart', path: 'cart', rendering: 'private' },
  { id: 'account', path: 'account', rendering: 'client' },
  { id: 'orders', path: 'account/orders', rendering: 'client' },
  { id: 'confirmed', path: 'checkout/confirmed/:order', rendering: 'client' },
];
const shop = makeConfig();
const lines = (indexing = true) => robotsText({ shop, routes, indexing }).split('\n');

describe('robots.txt', () => {
  it('shuts private screens in every market and language, each by its shortest address', () => {
    const shut = lines().filter((it) => it.startsWith('Disallow'));
    expect(shut).toHaveLength(
      shop.markets.flatMap((it) => offeredLocales(it, shop.locales)).length * 3,
    );
    expect(shut).toContain('Disallow: /it/eur/de/cart');
    expect(shut).toContain('Disallow: /rest-of-world/usd/en/account');
    expect(shut).toContain('Disallow: /it/eur/it/checkout/confirmed');
    expect(shut).not.toContain('Disallow: /it/eur/it/account/orders');
  });

  it('disallows no public page: it contains no wildcard', () => {
    expect(lines().filter((it) => /[*$]|product|search/.test(it))).toEqual(['User-agent: *']);
  });

  it('names the sitemap', () => {
    expect(lines()).toContain('Sitemap: https://shop.example/sitemap.xml');
  });

  it('shuts everything on a preview, and names no sitemap', () => {
    expect(lines(false)).toEqual(['User-agent: *', 'Disallow: /', '']);
  });
});
