import { paths } from '@shop/contracts/routing';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { cartDrawer, cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
const [TELEPHONE] = SIZES as [(typeof SIZES)[number]];
const NARROWEST = { width: 320, height: 640 };
/** Fully visible, and not covered by a bar at the window's edge. */
const WHOLE = { ratio: 1 };

const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

// The longest name with sizes and options, an average one, and a bundle.
for (const path of [
  paths.singleProduct('BARBERA-ASTI-375'),
  paths.product(NIVALE.code),
  paths.bundle('BUNDLE-PIEMONTE'),
]) {
  test(`S1 price and button of ${path} are on the first screen`, async ({ page, market }) => {
    const { buyBox, add } = productScreen(page, market);
    await page.setViewportSize(TELEPHONE);
    await page.goto(market.url(path));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await toTop(page);
      await expect(buyBox.getByText('€').first(), `${size.width}`).toBeInViewport(WHOLE);
      await expect(add, `${size.width}`).toBeInViewport(WHOLE);
    }
  });
}

test('S1 S5 a phone keeps the button at its bottom, in the cart total and checkout button, in the drawer too', async ({
  page,
  market,
}) => {
  const { buyBox, add, added } = productScreen(page, market);
  const drawer = cartDrawer(page, market);
  const cart = cartScreen(page, market);
  const onlyOne = page
    .getByRole('main')
    .getByRole('button', { name: market.text('catalog.item.add'), exact: true });
  const atFoot = onlyOne.last();
  await page.setViewportSize(TELEPHONE);
  for (const item of [NIVALE, BARBERA]) {
    await page.goto(market.url(paths.product(item.code)));
    await expect(add).toBeEnabled();
    await expect(atFoot).not.toBeInViewport();
    // Further down, after the box has scrolled out of view.
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await expect(buyBox.getByRole('textbox')).not.toBeInViewport();
    await expect(atFoot).toBeInViewport(WHOLE);
    await atFoot.click();
    await expect(added).toBeAttached();
  }
  await toTop(page);
  await header(page, market).cart(2).click();
  await expect(drawer.line(BARBERA)).toBeVisible();
  await expect(drawer.toCheckout).toBeInViewport(WHOLE);
  await expect(drawer.close).toBeInViewport(WHOLE);
  await drawer.toCart.click();
  await expect(cart.quantity(BARBERA)).toBeVisible();
  for (const size of [TELEPHONE, NARROWEST]) {
    await page.setViewportSize(size);
    await toTop(page);
    await expect(cart.toCheckoutAtFoot, `${size.width}`).toBeInViewport(WHOLE);
    // One line of steps; a line item no wider than the window.
    const steps = page
      .getByRole('navigation', { name: market.text('steps.label') })
      .getByRole('listitem');
    const tops = await steps.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(size.width);
  }
  const total = page
    .getByRole('main')
    .locator('p', { hasText: market.text('cart.total.estimated') })
    .last();
  // From the summary's top to its end.
  const { y: top, height } = (await cart.bill.boundingBox())!;
  for (let y = top; y < top + height; y += NARROWEST.height / 2) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect(cart.toCheckoutAtFoot, `${y}`).toBeInViewport(WHOLE);
    await expect(total, `${y}`).toBeInViewport(WHOLE);
  }
});

test.describe('in German', () => {
  test.use({ place: { country: 'DE', locale: 'de' } });

  test('S5 the longest label of the summary fits the narrowest screen', async ({
    page,
    market,
  }) => {
    const product = productScreen(page, market);
    const cart = cartScreen(page, market);
    await product.open(BARBERA);
    await product.addToCart();
    await page.setViewportSize(NARROWEST);
    await cart.open();
    await expect(cart.bill).toContainText(market.text('cart.total.estimated'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(NARROWEST.width);
  });
});

test('S2 the actions of the facets drawer stay visible while its content scrolls', async ({
  page,
  market,
}) => {
  const { openFilters, drawer } = listingScreen(page, market);
  await page.setViewportSize(TELEPHONE);
  await page.goto(market.url(paths.category('wine')));
  await openFilters.click();
  const show = drawer.getByRole('button').last();
  await expect(show).toBeInViewport(WHOLE);
  await drawer.getByRole('checkbox').last().focus();
  await expect(show).toBeInViewport(WHOLE);
  await expect(drawer.getByRole('button', { name: market.text('ui.close') })).toBeInViewport(WHOLE);
  await expect(drawer.getByRole('checkbox').last()).toBeInViewport();
});
