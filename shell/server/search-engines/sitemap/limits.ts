import type { ShopConfig } from '@shop/contracts/store';
import { urlEntries } from './sitemap-xml.ts';

/** What the protocol allows one sitemap to hold (sitemaps.org): addresses, and bytes before compression. */
export const SITEMAP_LIMITS = { urls: 50_000, bytes: 50_000_000 } as const;

const A_DATE = '2000-01-01T00:00:00.000Z';

/**
 * Most bytes that a page's entries come to in a sitemap, by its path: every language names the path in each of its
 * links, so with ten markets and five languages it is bytes, not addresses, that fill a sitemap.
 */
export const mostBytesOf = (
  shop: Pick<ShopConfig, 'origin' | 'markets' | 'locales'>,
): ((path: string) => number) => {
  const { markets, locales } = shop;
  const everywhere = markets.map((_, index) => index);
  const entriesOf = (path: string) =>
    Math.max(
      0,
      ...markets.map((market) =>
        Buffer.byteLength(urlEntries(shop, market, { path, markets: everywhere, lastmod: A_DATE })),
      ),
    );
  const withoutPath = entriesOf('/');
  // A market's own language may come on top of the shop's.
  const most = locales.length + 1;
  const namings = most * (markets.length * most + 2);
  // A quote is the longest thing an address may hold once escaped: five characters for one.
  return (path) => withoutPath + namings * (path.length + 4 * path.split(/[&']/).length);
};
