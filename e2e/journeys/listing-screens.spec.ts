import { paths, type ShopPath } from '@shop/contracts/routing';
import { skusOf } from '../factories/catalogue.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { listingScreen } from '../screens/listing.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const wines = skusOf('wine', 'EUR');
const tuscan = wines.filter(({ region }) => region === 'toscana');
const WINE = paths.category('wine');
const wine = (query: string): ShopPath => `${WINE}?${query}`;

const queryOf = (page: Page): string => new URL(page.url()).search;

// The index is built while the shop starts.
test.beforeAll(async ({ ports }) => {
  const items = `http://127.0.0.1:${ports.storeApi}/catalogue/items?market=it-eur&locale=it`;
  await expect.poll(async () => (await fetch(items)).status, { timeout: 30_000 }).toBe(200);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('S2 the facets are in a drawer that updates the count with every choice and returns the focus', async ({
    page,
    market,
  }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(WINE));
    await expect(listing.facets).toBeHidden();
    await listing.openFilters.click();
    const { drawer } = listing;
    await drawer.getByRole('checkbox', { name: market.text('fact.region.toscana') }).check();
    const show = drawer.getByRole('button', {
      name: market.text('catalog.filter.show', { total: tuscan.length }),
    });
    await expect(show).toBeVisible();
    expect(queryOf(page)).toBe('');
    await expectAccessible(page, drawer);
    await show.click();
    await expect(drawer).toBeHidden();
    await expect.poll(() => queryOf(page)).toBe('?region=toscana');
    await expect(listing.count(tuscan.length)).toBeVisible();
    await expect(listing.openFilters).toBeFocused();
    await page.goBack();
    await expect(listing.count(wines.length)).toBeVisible();
  });

  test('S2 its categories are in one scrollable line, in which each can be reached', async ({
    page,
    market,
  }) => {
    await page.goto(market.url(WINE));
    const links = page
      .getByRole('main')
      .getByRole('navigation', { name: market.text('catalog.categories') })
      .getByRole('link');
    await expect(links).toHaveCount(5);
    const boxes = await Promise.all(
      (await links.all()).map(async (it) => (await it.boundingBox())!),
    );
    for (const [index, { x, y, width }] of boxes.entries()) {
      const next = boxes[index + 1];
      if (next) expect([next.y, next.x >= x + width]).toEqual([y, true]);
    }
    await links.last().focus();
    // Except for a fraction of a pixel.
    await expect(links.last()).toBeInViewport({ ratio: 0.98 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`S2 the facets are a form with a button at ${width} px`, async ({ page, market }) => {
      await page.setViewportSize({ width, height: 900 });
      const listing = listingScreen(page, market);
      await page.goto(market.url(wine('sort=price')));
      await listing.region('toscana').check();
      await listing.available.check();
      await listing.price('to').fill('40');
      await listing.apply.click();
      const found = tuscan.filter(({ price, available }) => available && price <= 4000);
      await expect(listing.count(found.length)).toBeVisible();
      expect(queryOf(page)).toBe('?region=toscana&price=-4000&available=1&sort=price');
      await expect(listing.region('toscana')).toBeChecked();
      await listing.remove(market.text('fact.region.toscana')).click();
      expect(queryOf(page)).toBe('?price=-4000&available=1&sort=price');
    });
  }
});

test.describe('a category', () => {
  for (const query of [
    'region=toscana&price=1000-4000&available=1',
    'region=lazio&grape=barbera',
  ]) {
    test(`S2 is accessible with ${query}`, async ({ page, market }) => {
      await page.goto(market.url(wine(query)));
      await expect(listingScreen(page, market).chips.first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('C5 K is listed from the platform, 25 per page, while the index is down', async ({
    page,
    market,
    watch,
  }) => {
    watch.allow(/catalogue\/items/);
    const listing = listingScreen(page, market);
    await page.goto(market.url('/'));
    // Before hydration, a link loads a server document, which queries by itself.
    await waitForHydration(page);
    await page.route(/\/catalogue\/items\?/, (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: market.text('shell.department.wine') })
      .click();
    await expect(page.getByText(market.text('catalog.filter.missing'))).toBeVisible();
    await expect(listing.cards).toHaveCount(25);
    await expect(listing.facets).toBeHidden();
    await expectAccessible(page);
  });
});
