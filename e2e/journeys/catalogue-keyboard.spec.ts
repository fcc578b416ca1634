import { paths } from '@shop/contracts/routing';
import { skusOf } from '../factories/catalogue.ts';
import { BARBERA } from '../factories/item.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { productScreen, toast } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const wines = skusOf('wine', 'EUR');
const tuscan = wines.filter(({ region }) => region === 'toscana');
const WINE = paths.category('wine');

const queryOf = (page: Page): string => new URL(page.url()).search;

/** The focus must not be on the body, where the next Tab would start at the top. */
const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

// The index is built while the shop starts.
test.beforeAll(async ({ ports }) => {
  const items = `http://127.0.0.1:${ports.storeApi}/catalogue/items?market=it-eur&locale=it`;
  await expect.poll(async () => (await fetch(items)).status, { timeout: 30_000 }).toBe(200);
});

test('S3 the first Tab offers a skip link', async ({ page, market }) => {
  await page.goto(market.url('/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: market.text('shell.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  // The browser jumps shortly after the key; Tab continues from there.
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});

test('S2 a list is opened, filtered, sorted, paged and left with the keyboard alone', async ({
  page,
  market,
}) => {
  test.slow();
  const listing = listingScreen(page, market);
  await page.goto(market.url('/'));
  await tabTo(page, header(page, market).department('wine'));
  await page.keyboard.press('Enter');
  await expect(listing.heading).toHaveText(market.text('category.wine.name'));
  await tabTo(page, listing.region('toscana'));
  await page.keyboard.press('Space');
  await expect(listing.count(tuscan.length)).toBeVisible();
  await expect(listing.region('toscana')).toBeFocused();
  await tabTo(page, listing.sort('price'));
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page)).toBe('?region=toscana&sort=price');
  // The address is ahead; the previous page stays until the next one is ready.
  await expect(listing.sort('price')).toHaveAttribute('aria-current', 'true');
  await expectFocusKept(page);
  await tabTo(page, listing.remove(market.text('fact.region.toscana')));
  await page.keyboard.press('Enter');
  await expect(listing.count(wines.length)).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, listing.next);
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page)).toBe('?sort=price&page=2');
  await expect(listing.page(2)).toHaveAttribute('aria-current', 'page');
  const first = listing.cards.first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(listing.heading).toHaveText(name);
});

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('S1 zooming the picture, selecting an option and buying work with the keyboard alone', async ({
      page,
      market,
    }) => {
      test.slow();
      const { text, locale } = market;
      const name = BARBERA.name(locale);
      const product = productScreen(page, market);
      await product.open(BARBERA);
      // Before hydration, the link opens the picture's file.
      await waitForHydration(page);
      const open = page.getByRole('link', {
        name: text('catalog.zoom.open', { name }),
        exact: true,
      });
      await tabTo(page, open);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await tabTo(page, dialog.getByRole('button', { name: text('catalog.zoom.in') }));
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toHaveText(
        text('catalog.zoom.scale', { scale: 1.5 }),
      );
      await tabTo(page, dialog.getByRole('button', { name: text('ui.close') }));
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      const option = product.buyBox.getByRole('checkbox').first();
      await tabTo(page, option);
      await page.keyboard.press('Space');
      await expect(option).toBeChecked();
      await tabTo(page, product.quantity);
      await page.keyboard.type('2');
      await expect(product.quantity).toHaveValue('2');
      await tabTo(page, product.add);
      await page.keyboard.press('Enter');
      await expect(header(page, market).cart(2)).toBeVisible();
    });
  });
}

test('S1 a page is shared with the keyboard alone', async ({ page, market, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await productScreen(page, market).open(BARBERA);
  const share = page.getByRole('button', { name: market.text('catalog.share.action') });
  await tabTo(page, share);
  await page.keyboard.press('Enter');
  await expect(
    toast(page, market).getByText(market.text('catalog.share.copied'), { exact: true }),
  ).toBeVisible();
  await expect(share).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(market.url(paths.product(BARBERA.code, BARBERA.name(market.locale))));
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('S2 the facets drawer is opened, used, left and closed with the keyboard alone', async ({
    page,
    market,
  }) => {
    const listing = listingScreen(page, market);
    const { drawer } = listing;
    await page.goto(market.url(WINE));
    await tabTo(page, listing.openFilters);
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    const tuscany = drawer.getByRole('checkbox', { name: market.text('fact.region.toscana') });
    await tabTo(page, tuscany);
    await page.keyboard.press('Space');
    const total = tuscan.length;
    const show = drawer.getByRole('button', {
      name: market.text('catalog.filter.show', { total }),
    });
    await tabTo(page, show);
    await page.keyboard.press('Enter');
    await expect(listing.count(total)).toBeVisible();
    await expect(listing.openFilters).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(listing.openFilters).toBeFocused();
  });
});
