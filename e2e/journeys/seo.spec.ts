import { marketPath } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { paths } from '@shop/contracts/routing';
import { skus } from '../../services/commerce/demo/seed/catalog.ts';
import { BARBERA } from '../factories/item.ts';
import { documentTroubles, hreflangTroubles, inTurns } from '../fixtures/check-addresses.ts';
import { parseDocument } from '../fixtures/parse-document.ts';
import { readSitemaps } from '../fixtures/read-sitemaps.ts';
import { expect, test } from '../fixtures/test.ts';

/** Maximum size of a compressed document in bytes. */
const MOST_BYTES = 25_000;

let known: ReturnType<typeof readSitemaps> | undefined;
/** Read once per worker: the catalog does not change. */
const sitemapsOf: typeof readSitemaps = (...given) => (known ??= readSitemaps(...given));

test.describe('the sitemaps', () => {
  // Serial in one worker, so that the sitemaps are read once.
  test.describe.configure({ mode: 'default' });

  test('S1 S2 M7 every page responds, is its own canonical and names its alternates, which name each other', async ({
    page,
    request,
    baseURL,
  }) => {
    // About 150 documents, each rendered for the first time; 2,300 with E2E_ALL_ADDRESSES=1.
    test.setTimeout(300_000);
    const sitemaps = await sitemapsOf(page, request);
    // Home pages, categories, and every item in some market.
    for (const path of ['', '/category/red', ...skus.map(({ code }) => `/product/${code}/`)])
      expect(
        [...sitemaps.keys()].some((it) => it.endsWith(path) || it.includes(path)),
        path,
      ).toBe(true);
    const entries = [...sitemaps.values()];
    expect(entries.flatMap((it) => hreflangTroubles(it, sitemaps))).toEqual([]);
    const troubles = await documentTroubles(inTurns(entries));
    expect(troubles.filter(({ what }) => what !== 'hreflang')).toEqual([]);
    // If the index was too busy to report the markets, a page names only its own until it is rendered again.
    const again = troubles.map(({ entry }) => entry);
    await expect
      .poll(async () => (await documentTroubles(again)).map(({ text }) => text), {
        timeout: 90_000,
        intervals: [5_000],
      })
      .toEqual([]);
    expect(sitemaps.has(`${baseURL}${marketPath(MARKETS[0]!, 'it')}`)).toBe(true);
  });

  test('S13 contain no missing, private or noindex page', async ({
    page,
    request,
    market,
    baseURL,
  }) => {
    const sitemaps = await sitemapsOf(page, request);
    const none = [
      paths.product('NO-SUCH-SKU'),
      paths.category('no-such-category'),
      paths.search(),
      paths.cart(),
      paths.account(),
      paths.login(),
    ] as const;
    for (const path of none)
      expect(sitemaps.has(`${baseURL}${market.url(path)}`), path).toBe(false);
    expect([...sitemaps.keys()].filter((it) => /[?#]|single-product/.test(it))).toEqual([]);
    const missing = await request.get(market.url(paths.product('NO-SUCH-SKU')));
    expect(missing.status()).toBe(404);
    const document = await parseDocument(page, await missing.text());
    expect(document.canonical).toBe('');
    expect(document.alternates).toEqual([]);
  });

  test('S1 an item sold in some markets only links those alone', async ({ page, request }) => {
    const sitemaps = [...(await sitemapsOf(page, request)).values()];
    const sizes = new Set(
      sitemaps
        .filter(({ loc }) => loc.includes('/product/'))
        .map(({ alternates }) => alternates.length),
    );
    // The demo catalog has items that not every market sells.
    expect(sizes.size).toBeGreaterThan(1);
  });
});

test('robots.txt disallows private screens and names the sitemap', async ({
  request,
  market,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const shut = lines
    .filter((it) => it.startsWith('Disallow: '))
    .map((it) => it.slice('Disallow: '.length));
  const isShut = (path: string) => shut.some((it) => path.startsWith(it));
  for (const path of [paths.cart(), paths.checkout('address'), paths.orders()])
    expect(isShut(market.url(path)), path).toBe(true);
  for (const path of [paths.home(), paths.category('red'), paths.product('CART-1')])
    expect(isShut(market.url(path)), path).toBe(false);
});

test('S2 the canonical URL of a list drops facets and order and keeps the page', async ({
  page,
  request,
  market,
  baseURL,
}) => {
  const of = async (query: string) =>
    parseDocument(
      page,
      await (await request.get(market.url(paths.category('wine')) + query)).text(),
    );
  const base = `${baseURL}${market.url(paths.category('wine'))}`;
  expect((await of('?grape=barbera&sort=price&available=1')).canonical).toBe(base);
  const second = await of('?sort=price&page=2');
  expect(second.canonical).toBe(`${base}?page=2`);
  // Another market may have fewer pages.
  expect(second.alternates.map(([, href]) => href)).toContain(second.canonical);
  expect(second.alternates.every(([, href]) => new URL(href).pathname.startsWith('/it/'))).toBe(
    market.country === 'IT',
  );
});

test('S4 search results are noindex', async ({ page, request, market }) => {
  const html = await (await request.get(market.url(paths.search('barbera')))).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await parseDocument(page, html)).canonical).toBe('');
});

test('pictures for shared links and icons exist, in the declared size and type', async ({
  page,
  request,
  market,
}) => {
  for (const path of [paths.home(), paths.category('red'), paths.product(BARBERA.code)]) {
    await page.goto(market.url(path));
    const of = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute('content');
    const [src, type, width, height] = await Promise.all(
      ['og:image', 'og:image:type', 'og:image:width', 'og:image:height'].map(of),
    );
    const answer = await request.get(src ?? '');
    expect(answer.headers()['content-type'], path).toBe(type);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight].map(String);
    }, src ?? '');
    expect(size, path).toEqual([width, height]);
  }
  const icons = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((it) => (it as HTMLLinkElement).href));
  expect(icons).toHaveLength(4);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
});

test('documents stay small, regardless of the links in their heads', async ({
  request,
  market,
}) => {
  for (const path of [paths.home(), paths.category('wine'), paths.product(BARBERA.code)]) {
    const answer = await request.get(market.url(path), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers()['content-encoding']).toBe('br');
    const sizes = await answer.headersArray();
    const length = Number(sizes.find(({ name }) => name.toLowerCase() === 'content-length')?.value);
    expect(length, path).toBeGreaterThan(0);
    expect(length, path).toBeLessThan(MOST_BYTES);
  }
});
