import { paths, type ShopPath } from '@shop/contracts/routing';
import { bundles } from '../../services/commerce/demo/seed/bundles.ts';
import { BARBERA, CANNONAU } from '../factories/item.ts';
import { parseDocument } from '../fixtures/parse-document.ts';
import { checkStructuredData, type StructuredData } from '../fixtures/structured-data.ts';
import { expect, test } from '../fixtures/test.ts';

const [BUNDLE] = bundles;
const PLACES = [
  { country: 'IT', locale: 'it' },
  { country: 'DE', locale: 'de' },
  { country: 'US', locale: 'en' },
] as const;

/** The only structured data of a type on a page. @throws if there is none or more than one */
const oneOf = <T extends StructuredData['@type']>(all: readonly StructuredData[], type: T) => {
  const found = all.filter(
    (it): it is Extract<StructuredData, { '@type': T }> => it['@type'] === type,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${type}`);
  return found[0];
};

for (const place of PLACES) {
  test.describe(`structured data in ${place.country}/${place.locale}`, () => {
    test.use({ place });

    test.beforeEach(async ({ page }) => {
      await page.goto('about:blank');
    });

    test('S1 a product meets the rich result requirements, in its market’s currency', async ({
      page,
      request,
      market,
      baseURL,
    }) => {
      const read = async (path: ShopPath) => {
        const html = await (await request.get(market.url(path))).text();
        const { jsonLd, canonical } = await parseDocument(page, html);
        return { all: checkStructuredData(jsonLd), canonical };
      };
      const wine = await read(paths.product(BARBERA.code));
      const product = oneOf(wine.all, 'Product');
      const url = `${baseURL}${market.url(paths.product(BARBERA.code, BARBERA.name(market.locale)))}`;
      expect([product.url, product.offers.url, wine.canonical]).toEqual([url, url, url]);
      expect(product).toMatchObject({ sku: BARBERA.code, name: BARBERA.name(market.locale) });
      expect(product.offers.priceCurrency).toBe(market.currency);
      const crumbs = oneOf(wine.all, 'BreadcrumbList').itemListElement;
      expect(crumbs[0]?.item).toBe(`${baseURL}${market.prefix}`);
      expect(crumbs.at(-1)?.item).toBe(url);
      // For a search engine, the variant's page is the product's.
      const variant = await read(paths.singleProduct(BARBERA.code));
      expect(variant.canonical).toBe(url);
      expect(oneOf(variant.all, 'Product')).toEqual(product);
      const soldOut = oneOf((await read(paths.product(CANNONAU.code))).all, 'Product');
      expect(soldOut.offers.availability).toBe('https://schema.org/OutOfStock');
    });

    test('S1 a bundle meets the rich result requirements, and lists its parts', async ({
      page,
      request,
      market,
      baseURL,
    }) => {
      const html = await (await request.get(market.url(paths.bundle(BUNDLE!.code)))).text();
      const all = checkStructuredData((await parseDocument(page, html)).jsonLd);
      const { offers, url } = oneOf(all, 'Product');
      expect(url).toContain(`${baseURL}${market.url(paths.bundle(BUNDLE!.code))}/`);
      expect(offers.priceCurrency).toBe(market.currency);
      const parts = offers.includesObject ?? [];
      expect(parts.length).toBeGreaterThan(1);
      for (const { typeOfGood } of parts) {
        expect((await request.get(typeOfGood.url)).status(), typeOfGood.url).toBe(200);
      }
      expect(oneOf(all, 'BreadcrumbList').itemListElement.at(-1)?.item).toBe(url);
    });

    test('S2 S3 S4 a list and the home page meet the rich result requirements', async ({
      page,
      request,
      market,
      baseURL,
    }) => {
      const read = async (path: ShopPath) => {
        const html = await (await request.get(market.url(path))).text();
        return checkStructuredData((await parseDocument(page, html)).jsonLd);
      };
      const red = await read(paths.category('red'));
      const { itemListElement, numberOfItems } = oneOf(red, 'ItemList');
      expect(itemListElement).toHaveLength(numberOfItems);
      const prefix = `${baseURL}${market.prefix}/`;
      for (const { url } of itemListElement) expect(url.startsWith(prefix), url).toBe(true);
      expect(oneOf(red, 'BreadcrumbList').itemListElement.at(-1)?.item).toBe(
        `${baseURL}${market.url(paths.category('red'))}`,
      );
      const home = await read(paths.home());
      expect(oneOf(home, 'Organization').url).toBe(`${baseURL}/`);
      expect((await request.get(oneOf(home, 'Organization').logo)).status()).toBe(200);
      const site = oneOf(home, 'WebSite');
      expect(site).toMatchObject({ url: `${baseURL}${market.prefix}`, inLanguage: market.locale });
      expect(site.publisher['@id']).toBe(oneOf(home, 'Organization')['@id']);
      const search = site.potentialAction.target.urlTemplate;
      const found = await request.get(search.replace('{search_term_string}', 'barbera'));
      expect(found.url()).toBe(`${baseURL}${market.url(paths.search('barbera'))}`);
      expect(found.status()).toBe(200);
      expect(oneOf(home, 'ItemList').numberOfItems).toBeGreaterThan(0);
    });
  });
}
