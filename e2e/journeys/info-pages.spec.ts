import { languageTag } from '@shop/contracts/market';
import { paths, type InfoPage } from '@shop/contracts/routing';
import { STORAGE } from '@shop/contracts/storage';
import { routes } from '../../services/commerce/demo/seed/shipping.ts';
import { parseDocument } from '../fixtures/parse-document.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

/** In footer order. */
const PAGES: readonly InfoPage[] = [
  'shipping-and-returns',
  'contact',
  'terms',
  'privacy',
  'imprint',
  'accessibility',
];
/** Another language of the market, and a market with several countries, besides the market under test. */
const PLACES = [
  { country: 'DE', locale: 'de' },
  { country: 'US', locale: 'en' },
] as const;
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

for (const place of PLACES) {
  test.describe(`required information pages, in ${place.country}`, () => {
    test.use({ place });

    for (const name of PAGES) {
      test(`${name} is a document with text, title, description and canonical URL`, async ({
        page,
        request,
        market,
        baseURL,
      }) => {
        const { url, text } = market;
        const answer = await request.get(url(paths.info(name)));
        expect(answer.status()).toBe(200);
        expect(answer.headers()['cache-control']).toContain('s-maxage');
        const it = await parseDocument(page, await answer.text());
        expect(it.lang).toBe(languageTag(market));
        expect(it.text.length).toBeGreaterThan(300);
        expect(it.title).toBe(text('content.head', { name: it.heading }));
        expect(it.description.length).toBeGreaterThan(40);
        expect(it.canonical).toBe(`${baseURL}${url(paths.info(name))}`);
        expect(it.alternates.at(-1)?.[0]).toBe('x-default');
        // The text is in the document: its chunk is not loaded in addition.
        expect(it.scripts.filter((script) => script.includes('content-'))).toEqual([]);
      });
    }

    test('shipping and returns show the platform’s prices and delivery times', async ({
      page,
      request,
      market,
    }) => {
      const { url, currency, country, locale, money, text } = market;
      const html = await (await request.get(url(paths.info('shipping-and-returns')))).text();
      const shown = plain((await parseDocument(page, html)).text);
      const here = routes.find((it) => new RegExp(it.countries).test(country))!;
      expect(here.currency).toBe(currency);
      expect(shown).toContain(here.method[locale]);
      expect(shown).toContain(plain(money(here.price)));
      expect(shown).toContain(plain(money(here.freeOver)));
      const days = ([min, max]: readonly [number, number]) =>
        text('content.delivery.range', { min: min / 24, max: max / 24 });
      expect(shown).toContain(days(here.bologna));
      expect(shown).toContain(days(here.cantina));
    });
  });
}

test('S13 a missing information page is a 404', async ({ request, market }) => {
  for (const path of ['/info/jobs', '/info', '/info/terms/more', '/info/__proto__'] as const)
    expect((await request.get(market.url(path))).status(), path).toBe(404);
});

test('every document links to them in its footer', async ({ request, market }) => {
  for (const path of [paths.home(), paths.cart(), paths.checkout('payment')]) {
    const html = await (await request.get(market.url(path))).text();
    for (const name of PAGES) expect(html).toContain(`href="${market.url(paths.info(name))}"`);
  }
});

test('a visitor navigates between them and back without a reload', async ({ page, market }) => {
  const { url, text } = market;
  const title = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  await page.goto(url(paths.home()));
  // Before hydration, a link loads a document.
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footer.getByRole('link', { name: text('shell.info.privacy') }).click();
  await expect(page).toHaveURL(url(paths.info('privacy')));
  await expect(page.getByRole('main')).toContainText(STORAGE.consent.key);
  const pages = page.getByRole('navigation', { name: text('content.pages') });
  await pages.getByRole('link', { name: text('content.page.shipping-and-returns') }).click();
  await expect(page).toHaveURL(url(paths.info('shipping-and-returns')));
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(url(paths.info('privacy')));
  await expect(page.getByRole('main')).toContainText(STORAGE.consent.key);
  await expect(title).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
