import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { item, NIVALE, type Item } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { marketUnderTest, type MarketUnderTest } from '../fixtures/market-under-test.ts';
import { storedCart, storedCarts } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { quantitiesOf } from '../fixtures/quantities-of.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { marketChange } from '../screens/market-change.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

/** Sold in every market except Great Britain. */
const FIANO = item('FIANO-750');
/** The browser's message for the platform's rejection of an item not sold there. */
const NOT_SOLD = /status of 422 .*\/api\/line_items/;
const BRITAIN = { country: 'GB', locale: 'en' } as const;
const britain = marketUnderTest(BRITAIN);

const add = async (page: Page, market: MarketUnderTest, what: Item, pieces: number) => {
  const product = productScreen(page, market);
  await product.open(what);
  await product.quantity.fill(String(pieces));
  await product.addToCart();
};

const quantityOf = (page: Page, { text }: MarketUnderTest, name: string) =>
  page.getByRole('textbox', { name: text('cart.quantityOf', { name }), exact: true });

test('M10 S12 the cart is transferred to the chosen country, and untransferred items are listed until dismissed', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(NOT_SOLD);
  const there = marketChange(page, britain);
  await add(page, market, FIANO, 2);
  await add(page, market, NIVALE, 3);
  const italian = await storedCart(page, 'it-eur');
  const here = marketChange(page, market);
  await here.choose(BRITAIN);
  await expect(here.dialog).toContainText(market.countryName('GB'));
  await here.goOn.click();

  await expect(there.list).toContainText(
    britain.text('cart.life.left.notSold', { name: FIANO.name('en') }),
  );
  await expect(header(page, britain).cart(3)).toBeVisible();
  const british = await storedCart(page, 'gb-gbp');
  expect(await quantitiesOf(platform, british)).toEqual({ [NIVALE.code]: 3 });
  expect(await quantitiesOf(platform, italian)).toEqual({ [FIANO.code]: 2 });
  expect((await platform.order(british)).attributes).toMatchObject({
    currency_code: 'GBP',
    shipping_country_code_lock: 'GB',
  });

  await page.reload();
  await expect(there.list).toBeVisible();
  await expect(there.dialog).toBeHidden();
  await there.closeList.click();
  await expect(there.list).toBeHidden();
  await page.reload();
  await expect(header(page, britain).cart(3)).toBeVisible();
  await expect(there.list).toBeHidden();
});

test('M10 going back changes nothing, and the remaining cart of a market is found there again', async ({
  page,
  market,
  platform,
}) => {
  await add(page, market, NIVALE, 2);
  const italian = await storedCart(page, 'it-eur');
  const { choose, dialog, goBack } = marketChange(page, market);
  const address = page.url();
  await choose(BRITAIN);
  await goBack.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await storedCarts(page)).toEqual({ 'it-eur': italian });

  await page.goto(britain.url(paths.product(NIVALE.code)));
  const there = marketChange(page, britain);
  await there.goBack.click();
  await expect(page).toHaveURL(
    market.prefix.replace(/it$/, 'en') + paths.product(NIVALE.code, NIVALE.name('en')),
  );
  await expect(
    header(page, marketUnderTest({ country: 'IT', locale: 'en' })).cart(2),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await quantitiesOf(platform, italian)).toEqual({ [NIVALE.code]: 2 });
});

test('M10 the URL of another market asks on arrival, and a round trip duplicates nothing', async ({
  page,
  market,
  platform,
}) => {
  await add(page, market, NIVALE, 2);
  await page.goto(britain.url('/'));
  const there = marketChange(page, britain);
  await there.goOn.click();
  await expect(header(page, britain).cart(2)).toBeVisible();
  await add(page, britain, NIVALE, 1);
  await expect(header(page, britain).cart(3)).toBeVisible();

  await page.goto(market.url(paths.cart()));
  await marketChange(page, market).goOn.click();
  await expect(quantityOf(page, market, NIVALE.name('it'))).toHaveValue('3');
  // Shown here before the last of it is removed there.
  await expect.poll(() => storedCarts(page)).not.toHaveProperty('gb-gbp');
  const italian = await storedCart(page, 'it-eur');
  expect(await quantitiesOf(platform, italian)).toEqual({ [NIVALE.code]: 3 });
});

test('M10 V7 codes are applied again, and invalid ones are listed', async ({
  page,
  market,
  watch,
}) => {
  watch.allow(/status of 422 .*\/api\/orders\//);
  await add(page, market, NIVALE, 2);
  const cart = cartScreen(page, market);
  await cart.open();
  await cart.code.fill('REGALO-EUR-2024');
  await cart.applyCode.click();
  await expect(cart.codes).toContainText('REGALO-EUR-2024');
  await page.goto(britain.url(paths.cart()));
  const there = marketChange(page, britain);
  await there.goOn.click();
  await expect(there.list).toContainText(
    britain.text('cart.life.left.code', { code: 'REGALO-EUR-2024' }),
  );
  await expect(quantityOf(page, britain, NIVALE.name('en'))).toHaveValue('2');
});

test('M10 an interrupted transfer loses nothing, and a retry completes it', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch|net::/);
  const BARBERA = item('BARBERA-ASTI-750');
  await add(page, market, NIVALE, 2);
  await add(page, market, BARBERA, 1);
  const italian = await storedCart(page, 'it-eur');
  let written = 0;
  await page.route(/\/api\/line_items(\?|$)/, async (route) => {
    written += route.request().method() === 'POST' ? 1 : 0;
    if (written > 1) await route.abort();
    else await route.continue();
  });
  await page.goto(britain.url('/'));
  const there = marketChange(page, britain);
  await there.goOn.click();
  await expect(there.failed).toBeVisible();
  const british = await storedCart(page, 'gb-gbp');
  const [left, came] = [
    await quantitiesOf(platform, italian),
    await quantitiesOf(platform, british),
  ];
  expect({ ...left, ...came }).toEqual({ [NIVALE.code]: 2, [BARBERA.code]: 1 });
  expect(Object.keys(left)).toHaveLength(1);

  await page.unroute(/\/api\/line_items(\?|$)/);
  await there.retry.click();
  await expect(header(page, britain).cart(3)).toBeVisible();
  await expect(there.failed).toBeHidden();
  // Added there first, removed here afterwards.
  await expect.poll(() => quantitiesOf(platform, italian)).toEqual({});
  expect(await quantitiesOf(platform, british)).toEqual({ [NIVALE.code]: 2, [BARBERA.code]: 1 });
});

test('M10 S15 the dialog works by keyboard, without axe violations', async ({
  page,
  market,
  watch,
}) => {
  watch.allow(NOT_SOLD);
  await add(page, market, FIANO, 1);
  await add(page, market, NIVALE, 1);
  await page.goto(britain.url('/'));
  const there = marketChange(page, britain);
  await expect(there.dialog).toBeVisible();
  await expectAccessible(page, there.dialog);
  // Closed without an answer: asked again.
  await page.keyboard.press('Escape');
  await expect(there.dialog).toBeHidden();
  await page.reload();
  await expect(there.dialog).toBeVisible();
  await there.goOn.focus();
  await page.keyboard.press('Enter');
  await expect(there.list).toBeVisible();
  await expectAccessible(page);
});

test('M10 an empty cart moves without asking, and back is one step', async ({ page, market }) => {
  await page.goto(market.url(paths.cart()));
  await page.goto(market.url('/'));
  await marketChange(page, market).choose(BRITAIN);
  await expect(page).toHaveURL(britain.prefix);
  await expect(marketChange(page, britain).dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(market.prefix);
  await page.goBack();
  await expect(page).toHaveURL(market.url(paths.cart()));
});

test('M10 T2 if the URL names no country of the market, the order is created for the chosen one', async ({
  page,
  market,
  platform,
}) => {
  const world = marketUnderTest({ country: 'JP', locale: 'en' });
  await add(page, market, NIVALE, 1);
  await page.goto(world.url('/'));
  const { dialog, goOn } = marketChange(page, world);
  await dialog
    .getByRole('combobox', { name: world.text('shell.country.deliverTo') })
    .selectOption('JP');
  await goOn.click();
  await expect(header(page, world).cart(1)).toBeVisible();
  const order = await platform.order(await storedCart(page, 'rest-of-world-usd'));
  expect(order.attributes).toMatchObject({ shipping_country_code_lock: 'JP' });
});
