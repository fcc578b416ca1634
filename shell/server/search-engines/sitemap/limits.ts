import type { ShopConfig } from '@shop/contracts/store';
import { urlEntries } from './sitemap-xml.ts';

/** What the protocol allows one sitemap to hold (sitemaps.org): addresses, and bytes before compression. */
export const SITEMAP_LIMITS = { urls: 50_000, bytes: 50_000_000 } as const;

const A_DATE = '2000-01-01T00:00:00.000Z';

/**
 * Maximum size of a page's entries in a sitemap, in bytes, by its path: every language names the path in each of its
 * links, so with ten markets and five languages bytes, not addresses, fill a sitemap.
 */
export const maxBytesOf = (
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
  const languages = locales.length + 1;
  const mentions = languages * (markets.length * languages + 2);
  // A quote is the longest thing an address may hold once escaped: five characters for one.
  return (path) => withoutPath + mentions * (path.length + 4 * path.split(/[&']/).length);
};
