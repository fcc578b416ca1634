import { paths } from '@shop/contracts/routing';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { marketUnderTest } from '../fixtures/market-under-test.ts';
import { storedCart, storedCarts } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { destinationDialog } from '../screens/destination.ts';
import { header } from '../screens/header.ts';
import { marketChange } from '../screens/market-change.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'JP', locale: 'en' } });

const WORLD = 'rest-of-world-usd';

test('S15 T2 quantity and ship-to country are requested before the first item, and the order is created for that country', async ({
  page,
  market,
  platform,
}) => {
  const product = productScreen(page, market);
  const { dialog, quantity, country, add } = destinationDialog(page, market);
  await product.open(BARBERA);
  await expect(header(page, market).country).toHaveAccessibleName(
    new RegExp(market.countryName('US')),
  );
  await product.add.click();
  await expect(dialog).toContainText(BARBERA.name(market.locale));
  expect(await storedCarts(page)).toEqual({});
  await quantity.fill('3');
  await country.selectOption({ label: market.countryName('JP') });
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(product.added).toBeVisible();
  await expect(product.added).toBeFocused();
  await expect(product.quantity).toHaveValue('3');
  await expect(header(page, market).cart(3)).toBeVisible();
  await expect(header(page, market).country).toHaveAccessibleName(
    new RegExp(market.countryName('JP')),
  );
  const order = await platform.order(await storedCart(page, WORLD));
  expect(order.attributes).toMatchObject({ shipping_country_code_lock: 'JP', skus_count: 3 });

  // Remembered: neither another page nor another cart asks again.
  await product.open(NIVALE);
  await expect(header(page, market).country).toHaveAccessibleName(
    new RegExp(market.countryName('JP')),
  );
  await page.evaluate(() => [localStorage, sessionStorage].forEach((it) => it.clear()));
  await page.reload();
  await product.add.click();
  await expect(product.added).toBeVisible();
  const another = await platform.order(await storedCart(page, WORLD));
  expect(another.id).not.toBe(order.id);
  expect(another.attributes).toMatchObject({ shipping_country_code_lock: 'JP', skus_count: 1 });
});

test('S15 closing the dialog by Esc, its button or back adds nothing and returns the focus', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const { dialog, close } = destinationDialog(page, market);
  await product.open(BARBERA);
  const address = page.url();
  const ways = [() => page.keyboard.press('Escape'), () => close.click(), () => page.goBack()];
  for (const leave of ways) {
    await product.add.click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(product.add).toBeFocused();
    await expect(page).toHaveURL(address);
    // Its history entry is gone before the next is created.
    await page.waitForFunction(() => !(history.state as { layer?: number } | null)?.layer);
  }
  expect(await storedCarts(page)).toEqual({});
  await expect(header(page, market).cart(0)).toBeVisible();
});

test('S15 the dialog works by keyboard, without axe violations', async ({ page, market }) => {
  const product = productScreen(page, market);
  const { dialog, country, quantity, add } = destinationDialog(page, market);
  await product.open(BARBERA);
  await expect(product.add).toBeEnabled();
  await product.add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, dialog);

  // Without a country nothing is added, and the dialog stays.
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(country).toBeFocused();
  await expect(country).toHaveAccessibleDescription(market.text('cart.destination.missing'));
  await expectAccessible(page, dialog);

  await page.keyboard.type(market.countryName('SG'));
  await expect(country).toHaveValue('SG');
  await quantity.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(header(page, market).cart(2)).toBeVisible();
});

test('S15 M10 a country of another market leads to the same item and quantity there, and back returns', async ({
  page,
  market,
}) => {
  const there = marketUnderTest({ country: 'IT', locale: 'en' });
  const product = productScreen(page, market);
  const { dialog, country, quantity, goOn } = destinationDialog(page, market);
  const name = market.countryName('IT');
  await product.open(BARBERA);
  await product.add.click();
  await quantity.fill('4');
  await country.selectOption('IT');
  await expect(dialog).toContainText(
    market.text('cart.destination.elsewhere', { country: name, currency: 'EUR' }),
  );
  await expectAccessible(page, dialog);
  await goOn(name).click();

  await expect(page).toHaveURL(
    new RegExp(`${there.url(paths.product(BARBERA.code, BARBERA.name(there.locale)))}#`),
  );
  const arrived = productScreen(page, there);
  await expect(arrived.buyBox).toContainText(there.money(BARBERA.price('EUR')));
  await expect(arrived.quantity).toHaveValue('4');
  expect(await storedCarts(page)).toEqual({});
  await arrived.addToCart();
  await expect(header(page, there).cart(4)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(
    market.url(paths.product(BARBERA.code, BARBERA.name(market.locale))),
  );
  await expect(dialog).toBeHidden();
});

test('S15 a visitor with a chosen country is not asked', async ({ page, market, platform }) => {
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await marketChange(page, market).choose({ country: 'SG', locale: 'en' });
  await expect(header(page, market).country).toHaveAccessibleName(
    new RegExp(market.countryName('SG')),
  );
  await product.add.click();
  await expect(product.added).toBeVisible();
  const order = await platform.order(await storedCart(page, WORLD));
  expect(order.attributes).toMatchObject({ shipping_country_code_lock: 'SG' });
});

test('S15 M5 a visitor who used a country’s URL is not asked, and is redirected to its market', async ({
  page,
  market,
  platform,
}) => {
  await page.goto('/us/usd/en');
  await expect(page).toHaveURL(market.prefix);
  await page.goto('/');
  await expect(page).toHaveURL(market.prefix);
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await product.add.click();
  await expect(product.added).toBeVisible();
  const order = await platform.order(await storedCart(page, WORLD));
  expect(order.attributes).toMatchObject({ shipping_country_code_lock: 'US' });
});
