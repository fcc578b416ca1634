import { paths } from '@shop/contracts/routing';
import { aCustomer } from '../factories/customer.ts';
import { anEmail } from '../factories/email.ts';
import { AMARONE, CANNONAU, NIVALE } from '../factories/item.ts';
import { storeText, WEB_STORAGE } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { cartScreen } from '../screens/cart.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';
import { sessionNotice } from '../screens/session-notice.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

test('V9 an invalid quantity shows an error, and nothing is added', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  for (const typed of ['0', '-1', '1.5', '1e9', 'NaN', ''])
    await test.step(`"${typed}"`, async () => {
      await product.quantity.fill(typed);
      await product.quantity.press('Enter');
      await expect(product.quantity).toHaveAttribute('aria-invalid', 'true');
      await expect(product.buyBox).toContainText(market.text('ui.quantity.invalid', { min: 1 }));
      await product.add.click();
      await expect(product.quantity).toBeFocused();
      await expect(product.quantity).toHaveValue(typed);
    });
  await expect(header(page, market).cart(0)).toBeVisible();
  await product.quantity.fill('1');
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
});

test('V9 a quantity above stock is rejected with the limit', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(AMARONE);
  await expect(product.buyBox).toContainText(
    market.text('catalog.availability.few', { count: AMARONE.stock }),
  );
  await product.quantity.fill(String(AMARONE.stock + 1));
  await product.quantity.press('Enter');
  await expect(product.buyBox).toContainText(
    market.text('ui.quantity.limit', { max: AMARONE.stock }),
  );
  await product.quantity.fill('1');
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
});

test('V9 the cart holds at most the stock of an item', async ({ page, market }) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(AMARONE);
  await product.quantity.fill(String(AMARONE.stock));
  await product.addToCart();
  await cart.open();
  await cart.quantity(AMARONE).fill(String(AMARONE.stock + 1));
  await cart.quantity(AMARONE).press('Enter');
  await expect(cart.line(AMARONE)).toContainText(
    market.text('ui.quantity.limit', { max: AMARONE.stock }),
  );
  await page.reload();
  await expect(cart.quantity(AMARONE)).toHaveValue(String(AMARONE.stock));
});

test('S1 a sold-out item cannot be added', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(CANNONAU);
  await expect(
    product.buyBox.getByRole('button', { name: market.text('error.unavailable_message') }),
  ).toBeDisabled();
});

test('S8 another visitor’s order is neither shown nor used as the cart', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/status of 404 .*\/api\/orders\//);
  const stranger = aCustomer();
  await platform.createCustomer(stranger);
  const orderId = await platform.openOrderOf(stranger, 'it-eur');
  const confirmation = confirmationScreen(page, market);
  await page.goto(market.url(paths.confirmed(orderId)));
  await expect(confirmation.unknown).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(stranger.email);

  await storeText(page, 'cartId', JSON.stringify(orderId));
  const cart = cartScreen(page, market);
  await cart.open();
  await expect(cart.empty).toBeVisible();
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
  expect((await platform.order(orderId)).lines).toEqual([]);
});

test('S8 an invalid order id leads to no order', async ({ page, market, watch }) => {
  watch.allow(/status of 404 .*\/api\/orders\//);
  for (const orderId of ['nope', '..%2F..%2Fcustomers', '%3Cscript%3E'])
    await test.step(orderId, async () => {
      await page.goto(market.url(`/checkout/confirmed/${orderId}`));
      await expect(confirmationScreen(page, market).unknown).toBeVisible();
    });
});

test('E5 a shopper can buy if storage is full of foreign content', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  for (const content of ['{', '{"accessToken":1}'])
    await test.step(content.slice(0, 20), async () => {
      for (const name of WEB_STORAGE) await storeText(page, name, content);
      await page.reload();
      await expect(product.quantity).toHaveValue('1');
      await expect(header(page, market).cart(1)).toBeHidden();
      await product.addToCart();
      await expect(header(page, market).cart(1)).toBeVisible();
    });
});

test('T4 T6 a forged session is dropped, and the visitor continues as a guest', async ({
  page,
  market,
  watch,
}) => {
  watch.allow(/status of 40[01] .*\/(oauth\/token|api\/customers\/)/);
  const product = productScreen(page, market);
  // A page of the shop would read the session while it starts, and end it itself.
  await page.goto('/robots.txt');
  const forged = {
    email: anEmail(),
    owner_id: 'aBcDeFgHiJ',
    accessToken: 'a.b.c',
    refreshToken: 'x',
  };
  await storeText(page, 'session', JSON.stringify(forged));
  await page.goto(market.url(paths.account()));
  const { notice, dismiss } = sessionNotice(page, market);
  await expect(notice).toBeVisible();
  await dismiss();
  await expect(accountScreen(page, market).heading('login')).toBeVisible();
  await product.open(NIVALE);
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
  await expect(notice).toBeHidden();
});
