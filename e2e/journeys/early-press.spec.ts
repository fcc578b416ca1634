import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { productScreen } from '../screens/product.ts';

/** Delays every script except the document's inline ones until released. */
const withoutCode = async (page: Page) => {
  const gate = closedGate();
  await page.route(/\.js$/, async (route) => {
    if (!/\/begin\./.test(route.request().url())) await gate.opened;
    await route.continue();
  });
  return gate;
};

test('X a click before the page’s code has loaded takes effect afterwards', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const { open } = await withoutCode(page);
  await page.goto(market.url(paths.product(BARBERA.code)), { waitUntil: 'commit' });
  await product.add.click();
  await header(page, market).country.click();
  open();
  await expect(
    page.getByRole('dialog', { name: market.text('shell.country.title') }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header(page, market).cart(1)).toBeVisible();
});

test('X input before the page’s code has loaded is kept', async ({ page, market }) => {
  const listing = listingScreen(page, market);
  const { open } = await withoutCode(page);
  await page.goto(market.url(paths.category('wine')), { waitUntil: 'commit' });
  await listing.region('toscana').check();
  await listing.price('from').fill('20');
  open();
  await expect(page).toHaveURL(/region=toscana/);
  await listing.price('from').press('Tab');
  await expect(page).toHaveURL(/region=toscana&price=2000-/);
  await expect(listing.region('toscana')).toBeChecked();
});
