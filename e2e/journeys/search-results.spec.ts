import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { listingScreen } from '../screens/listing.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const words = 'barbera';

test.beforeAll(async ({ ports }) => {
  const items = `http://127.0.0.1:${ports.storeApi}/catalogue/items?market=it-eur&locale=it`;
  await expect.poll(async () => (await fetch(items)).status, { timeout: 30_000 }).toBe(200);
});

test('S4 lists the results, best first, with facets that keep the term', async ({
  page,
  market,
}) => {
  const listing = listingScreen(page, market);
  await page.goto(market.url(paths.search(words)));
  await expect(listing.heading).toHaveText(market.text('catalog.search.results', { words }));
  await expect(listing.sort('relevance')).toHaveAttribute('aria-current', 'true');
  await expect(listing.names.first()).toContainText('Barbera');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await waitForHydration(page);
  await listing.offers.check();
  await expect(page).toHaveURL(/\/search\?q=barbera&offers=1$/);
  await expect(listing.offers).toBeFocused();
  await listing.sort('price').click();
  await expect(page).toHaveURL(/\/search\?q=barbera&offers=1&sort=price$/);
  await expect(listing.sort('price')).toHaveAttribute('aria-current', 'true');
  await listing.clear.click();
  await expect(page).toHaveURL(/\/search\?q=barbera&sort=price$/);
});

test('S4 opens a result, and going back restores the results', async ({ page, market }) => {
  const listing = listingScreen(page, market);
  await page.goto(market.url(paths.search(words)));
  const name = BARBERA.name(market.locale);
  await listing.names.getByText(name, { exact: true }).click();
  await expect(listing.heading).toHaveText(name);
  await page.goBack();
  await expect(listing.heading).toHaveText(market.text('catalog.search.results', { words }));
});

test('S4 corrects a typo and shows the correction', async ({ page, market }) => {
  const listing = listingScreen(page, market);
  await page.goto(market.url(paths.search('barbrea')));
  await expect(listing.heading).toHaveText(market.text('catalog.search.results', { words }));
  await expect(
    page.getByText(market.text('catalog.search.corrected', { words: 'barbrea', corrected: words })),
  ).toBeVisible();
  await expectAccessible(page);
});

test('S4 offers ways on if nothing is found', async ({ page, market }) => {
  const { text } = market;
  const listing = listingScreen(page, market);
  await page.goto(market.url(paths.search('whisky')));
  await expect(listing.heading).toHaveText(text('catalog.search.nothing', { words: 'whisky' }));
  await expect(
    page
      .getByRole('navigation', { name: text('catalog.categories') })
      .getByRole('link', { name: text('category.wine.name') }),
  ).toBeVisible();
  await expect(listing.cards).toHaveCount(4);
  await expectAccessible(page);
  const field = page.getByRole('main').getByLabel(text('catalog.search.label'));
  await field.fill(words);
  await field.press('Enter');
  await expect(listing.heading).toHaveText(text('catalog.search.results', { words }));
});

test('S4 treats any input as text and shows it unchanged', async ({ page, market }) => {
  page.on('dialog', () => {
    throw new Error('A script of the search term ran');
  });
  for (const [what, typed] of [
    ['nothing', ''],
    ['only spaces', '   \t  '],
    ['a term of 10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)></script><script>alert(2)</script>'],
    ['a message pattern', '{count, plural, one {#}} %s ${7*7}'],
    ['an emoji', '🍷'],
    ['right-to-left text', 'יין אדום \u202e<b>'],
    ['operators of a search engine', 'barbera" OR 1=1 -- * NEAR( ^ :'],
  ] as const)
    await test.step(what, async () => {
      const answer = await page.goto(
        `${market.url(paths.search())}?q=${encodeURIComponent(typed)}`,
      );
      expect(answer?.status()).toBe(200);
      const { heading } = listingScreen(page, market);
      await expect(heading).toBeVisible();
      // In the heading, or beside it if another spelling was searched for.
      const shown = typed.replaceAll('\u202e', '').trim().slice(0, 12);
      if (shown !== '') await expect(page.getByRole('main')).toContainText(shown);
      await expect(page.locator('main img[src=x]')).toHaveCount(0);
    });
});

test('C5 reports a failed search, and retries', async ({ page, market, watch }) => {
  watch.allow(/catalogue\/items/);
  const { text } = market;
  const listing = listingScreen(page, market);
  await page.goto(market.url(paths.search()));
  // The server handles a form submitted before hydration.
  await waitForHydration(page);
  await page.route(/\/catalogue\/items\?/, (route) => route.abort());
  const field = page.getByRole('main').getByLabel(text('catalog.search.label'));
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByText(text('catalog.search.failed'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/catalogue\/items\?/);
  await page.getByRole('button', { name: text('ui.region.retry') }).click();
  await expect(listing.names.first()).toContainText('Barbera');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S4 the search is a form, and its results have facets', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(paths.search()));
    await page.getByRole('main').getByLabel(market.text('catalog.search.label')).fill(words);
    await page
      .getByRole('main')
      .getByRole('button', { name: market.text('catalog.search.title') })
      .click();
    await expect(listing.heading).toHaveText(market.text('catalog.search.results', { words }));
    await listing.offers.check();
    await listing.apply.click();
    await expect(page).toHaveURL(/\/search\?q=barbera&offers=1$/);
  });
});
