/** @jest-environment node */
import { makeConfig } from '@shop/contracts/testing';
import { SITEMAP_LIMITS } from './limits.ts';
import { sitemapIndex, urlEntries } from './sitemap-xml.ts';

const shop = makeConfig();
const [market] = shop.markets;
const line = { path: '/product/A&B', markets: [0], lastmod: '2026-11-20T08:00:00.000Z' };

describe('entries of a sitemap', () => {
  it('S1 have the page’s last change and all alternates', () => {
    const entries = urlEntries(shop, market!, line);
    expect(entries).toContain('<lastmod>2026-11-20T08:00:00.000Z</lastmod>');
    expect(entries.match(/<url>/g)).toHaveLength(shop.locales.length);
    expect(entries).toContain('hreflang="x-default"');
    expect(entries).toContain('/product/A&amp;B</loc>');
  });

  it('S1 omit an unknown last change', () => {
    expect(urlEntries(shop, market!, { ...line, lastmod: null })).not.toContain('lastmod');
  });
});

describe('the sitemap of sitemaps', () => {
  it('S1 has the last change of each sitemap', () => {
    const loc = 'https://shop.test/sitemaps/it-eur-1.xml';
    expect(sitemapIndex([{ loc, lastmod: line.lastmod }])).toContain(
      `<sitemap><loc>${loc}</loc><lastmod>${line.lastmod}</lastmod></sitemap>`,
    );
  });
});

describe('a sitemap', () => {
  it('S1 holds no more than the protocol allows: 50,000 addresses, 50 MB', () => {
    expect(SITEMAP_LIMITS.urls).toBeLessThanOrEqual(50_000);
    expect(SITEMAP_LIMITS.bytes).toBeLessThanOrEqual(52_428_800);
  });
});
