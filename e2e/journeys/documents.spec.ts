import { languageTag, marketPath, offeredLocales, type Locale } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { parseDocument } from '../fixtures/parse-document.ts';
import { expect, test } from '../fixtures/test.ts';

/** The languages of every market (M7), besides its own. */
const OFFERED = ['it', 'en', 'de'] as const;
const named = (locale: Locale) => paths.product(BARBERA.code, BARBERA.name(locale));
const product = paths.product(BARBERA.code);

test.describe('the raw document of a product page', () => {
  test('S1 has name, price, title, description and canonical URL', async ({
    page,
    request,
    market,
    baseURL,
  }) => {
    const { url, money, locale, currency, text } = market;
    const html = await (await request.get(url(product))).text();
    const name = BARBERA.name(locale);
    const it = await parseDocument(page, html);
    expect(it.lang).toBe(languageTag(market));
    expect(it.heading).toBe(name);
    expect(it.text.replace(/\u00a0/g, ' ')).toContain(
      money(BARBERA.price(currency)).replace(/\u00a0/g, ' '),
    );
    expect(it.title).toBe(text('catalog.item.head', { name }));
    expect(it.description).not.toBe('');
    expect(it.canonical).toBe(`${baseURL}${url(named(locale))}`);
  });

  test('S1 names itself in every market and language, and x-default', async ({
    page,
    request,
    market,
    baseURL,
  }) => {
    const alternates = async () => {
      const html = await (await request.get(market.url(product))).text();
      return (await parseDocument(page, html)).alternates;
    };
    const expected = MARKETS.flatMap((it) =>
      offeredLocales(it, OFFERED).map((locale) => [
        it.zone_code.includes('|') ? locale : `${locale}-${it.zone_code}`,
        `${baseURL}${marketPath(it, locale)}${named(locale)}`,
      ]),
    );
    // If the index was too busy to report the markets, the page is rendered again on the next request.
    await expect
      .poll(async () => (await alternates()).slice(0, -1).toSorted())
      .toEqual(expected.toSorted());
    expect((await alternates()).at(-1)).toEqual([
      'x-default',
      `${baseURL}/rest-of-world/usd/en${named('en')}`,
    ]);
  });

  test('S1 has the product and its offer as structured data', async ({ page, request, market }) => {
    const html = await (await request.get(market.url(product))).text();
    const { jsonLd } = await parseDocument(page, html);
    expect(jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: BARBERA.name(market.locale),
        sku: BARBERA.code,
        offers: expect.objectContaining({
          '@type': 'Offer',
          price: (BARBERA.price(market.currency) / 100).toFixed(2),
          priceCurrency: market.currency,
          availability: 'https://schema.org/InStock',
        }),
      }),
    );
    expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });
});

test('the headers of a document restrict what it loads and who embeds it', async ({
  request,
  market,
  ports,
}) => {
  for (const path of [paths.home(), product, paths.cart(), paths.checkout(), paths.login()]) {
    const headers = (await request.get(market.url(path))).headers();
    const policy = Object.fromEntries(
      headers['content-security-policy']!.split('; ').map((it) => {
        const [name, ...sources] = it.split(' ');
        return [name!, sources];
      }),
    );
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['script-src']!.toSorted()).toEqual(
      [
        "'self'",
        ...Object.values(ports.remotes).map((port) => `http://127.0.0.1:${port}`),
      ].toSorted(),
    );
    expect(policy['frame-src']).toEqual([`http://127.0.0.1:${ports.remotes.checkout}`]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringContaining('origin'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('public pages are cacheable with revalidation, private pages are not', async ({
  request,
  market,
}) => {
  for (const path of [paths.home(), product, paths.category('wine')]) {
    // Other tests buy meanwhile: the stock on a page may change between two requests.
    await expect
      .poll(async () => {
        const { etag, 'cache-control': caching } = (await request.get(market.url(path))).headers();
        expect(caching).toContain('s-maxage=');
        const again = await request.get(market.url(path), { headers: { 'if-none-match': etag! } });
        return again.status();
      })
      .toBe(304);
  }
  for (const path of [
    paths.cart(),
    paths.checkout(),
    paths.account(),
    paths.confirmed('aBcDeFgHiJ'),
  ]) {
    const answer = await request.get(market.url(path));
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('hashed files are immutable, and sent compressed', async ({ page, request, market }) => {
  const html = await (await request.get(market.url(product))).text();
  const { scripts } = await parseDocument(page, html);
  expect(scripts.some((it) => it.startsWith('/assets/'))).toBe(true);
  expect(scripts.some((it) => /^http:\/\/127\.0\.0\.1:\d+\/catalog\//.test(it))).toBe(true);
  for (const script of scripts) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await request.get(script, { headers: { 'accept-encoding': encoding } });
      expect(answer.status(), script).toBe(200);
      expect(answer.headers(), script).toMatchObject({
        'cache-control': expect.stringMatching(/immutable/),
        'content-encoding': encoding,
        'content-type': expect.stringContaining('javascript'),
      });
    }
  }
});

test('X a page reads the browser’s locales in a worker, which ends', async ({ page, market }) => {
  const started = page.waitForEvent('worker');
  await page.goto(market.url(product));
  const worker = await started;
  expect(worker.url()).toMatch(/\/assets\/begin\.[\w-]+\.js$/);
  await expect.poll(() => page.workers()).toEqual([]);
});
