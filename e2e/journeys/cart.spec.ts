import { paths } from '@shop/contracts/routing';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import { cartIdOf } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { cartDrawer, cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen, toast } from '../screens/product.ts';

test('S5 the drawer opens over the page, closes with Escape and with the back button, and leads to the cart', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const drawer = cartDrawer(page, market);
  const link = header(page, market).cart(1);
  await product.open(BARBERA);
  await product.addToCart();
  const here = page.url();
  await link.click();
  await expect(drawer.line(BARBERA)).toBeVisible();
  await expectAccessible(page, drawer.dialog);
  await page.keyboard.press('Escape');
  await expect(drawer.dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(drawer.dialog).toBeVisible();
  await page.goBack();
  await expect(drawer.dialog).toBeHidden();
  expect(page.url()).toBe(here);
  await link.click();
  await drawer.toCart.click();
  await expect(cartScreen(page, market).heading).toBeVisible();
  await expect(drawer.dialog).toBeHidden();
  // The drawer's history entry is gone: one step back is the product.
  await page.goBack();
  await expect(product.add).toBeVisible();
});

test('S5 a click for a new tab opens the cart there', async ({ page, market, context }) => {
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await product.addToCart();
  const opened = context.waitForEvent('page');
  await header(page, market)
    .cart(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(new RegExp(`${market.url(paths.cart())}$`));
  await expect(cartDrawer(page, market).dialog).toBeHidden();
});

test('S5 a removed line is restored in its place, from the drawer and from the page', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  const drawer = cartDrawer(page, market);
  await product.open(BARBERA);
  await product.addToCart();
  await header(page, market).cart(1).click();
  await drawer.remove(BARBERA).click();
  await expect(drawer.undo(BARBERA)).toBeFocused();
  await drawer.undo(BARBERA).click();
  await expect(drawer.line(BARBERA)).toBeVisible();
  await drawer.toCart.click();
  await cart.remove(BARBERA).click();
  await expect(cart.empty).toBeVisible();
  await expect(cart.undo(BARBERA)).toBeFocused();
  await cart.undo(BARBERA).click();
  await expect(cart.quantity(BARBERA)).toHaveValue('1');
});

test('S5 S16 the toast names the added item and can undo the addition', async ({
  page,
  market,
}) => {
  const { text, locale } = market;
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
  const told = toast(page, market);
  await expect(told).toContainText(NIVALE.name(locale));
  await told.getByRole('button', { name: text('cart.undo') }).click();
  await expect(told).toContainText(text('cart.add.undone'));
  await expect(header(page, market).cart(0)).toBeVisible();
});

test('S5 "continue shopping" returns to the last catalog page', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await page.goto(market.url(paths.category('red')));
  await waitForHydration(page);
  await expect(header(page, market).cart(1)).toBeVisible();
  const cart = cartScreen(page, market);
  await cart.open();
  await cart.goOn.click();
  await expect(page).toHaveURL(new RegExp(`${market.url(paths.category('red'))}$`));
});

test('V7 E7 a coupon and a gift card show their discount, and are removed one by one', async ({
  page,
  market,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 422/);
  test.skip(market.currency !== 'EUR', 'the demonstration’s gift card is in euros');
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(BARBERA);
  await product.addToCart();
  await cart.open();
  await cart.code.fill('  nothing-of-the-kind ');
  await cart.applyCode.click();
  const alert = cart.codes.getByRole('alert');
  await expect(alert).toHaveText(market.text('error.invalid_coupon'));
  await expect(cart.code).toHaveValue('  nothing-of-the-kind ');
  await cart.code.fill(' BENVENUTO10 ');
  await cart.applyCode.click();
  await expect(cart.clearCode('BENVENUTO10')).toBeVisible();
  await expect(cart.bill).toContainText(market.text('cart.total.discount'));
  await cart.code.fill('NESSUNA-CARTA');
  await cart.applyCode.click();
  await expect(alert).toHaveText(market.text('error.no_active_gift_card'));
  await cart.code.fill('REGALO-EUR-2024');
  await cart.applyCode.click();
  await expect(cart.clearCode('REGALO-EUR-2024')).toBeVisible();
  await expect(cart.bill).toContainText(market.text('cart.total.giftCard'));
  await expectAccessible(page);
  await cart.clearCode('REGALO-EUR-2024').click();
  await expect(cart.clearCode('REGALO-EUR-2024')).toBeHidden();
  await cart.codes.getByRole('button').first().click();
  await expect(cart.bill).not.toContainText(market.text('cart.total.discount'));
});

test('V7 a code of 200 characters or with a script is rejected, and stays to be corrected', async ({
  page,
  market,
  watch,
}) => {
  watch.allow(/status of 422/);
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  for (const [code, problem] of [
    ['X'.repeat(200), 'error.no_active_code'],
    ['<img src=x onerror=alert(1)>', 'error.invalid_coupon'],
  ] as const) {
    await cart.open();
    await cart.code.fill(code);
    await cart.applyCode.click();
    await expect(cart.codes.getByRole('alert')).toHaveText(market.text(problem));
    await expect(cart.code).toHaveValue(code);
    await expectAccessible(page, cart.bill);
  }
});

test('V5 E5 the gift message survives a reload, is saved with the order, and renders inert', async ({
  page,
  market,
  platform,
}) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  const message = 'Auguri <b onclick=x>\n👩‍👩‍👧‍👦 שלום';
  await product.open(NIVALE);
  await product.addToCart();
  await cart.open();
  await cart.giftSummary.click();
  await cart.gift.fill(`${message}\n${'x'.repeat(36)}`);
  await expect(cart.gift).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(cart.gift).toHaveValue(`${message}\n${'x'.repeat(36)}`);
  await expectAccessible(page);
  await cart.gift.fill(message);
  await expect(cart.giftSaved).toBeVisible();
  const { attributes } = await platform.order(String(await cartIdOf(page)));
  expect(attributes['metadata']).toMatchObject({ gift_message: message });
  await page.reload();
  await expect(cart.gift).toHaveValue(message);
});

test('V9 an invalid quantity in the cart shows an error and changes nothing', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await cart.open();
  const field = cart.quantity(NIVALE);
  for (const typed of ['0', '-1', '1.5', '1e9', 'NaN', ''])
    await test.step(`"${typed}"`, async () => {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(cart.line(NIVALE)).toContainText(market.text('ui.quantity.invalid', { min: 1 }));
      await field.blur();
      await expect(field).toHaveValue('1');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await expect(header(page, market).cart(1)).toBeVisible();
    });
});

test('S5 nothing moves while amounts update', async ({ page, market }) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await cart.open();
  await expect(cart.quantity(NIVALE)).toBeEnabled();
  const gate = closedGate();
  await page.route('**/api/line_items/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  // Digits of different widths move text by invisible fractions.
  const place = async () => {
    const { x, y, width, height } = (await cart.toCheckout.boundingBox())!;
    return [x, y, width, height].map(Math.round);
  };
  const before = await place();
  await cart.more(NIVALE).click();
  await expect(cart.updating).toBeVisible();
  expect(await place()).toEqual(before);
  gate.open();
  await expect(cart.updating).toBeHidden();
  expect(await place()).toEqual(before);
});

test('S16 the toast leads to the cart', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await toast(page, market)
    .getByRole('button', { name: market.text('cart.add.toCart') })
    .click();
  await expect(cartScreen(page, market).quantity(NIVALE)).toHaveValue('1');
});
