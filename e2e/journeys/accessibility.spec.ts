import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, CANNONAU, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { goToSection } from '../screens/buy.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

for (const { title, path } of [
  { title: 'S3 home', path: paths.home() },
  { title: 'S2 category', path: paths.category('wine') },
  { title: 'S2 category with bundles', path: paths.category('gifts') },
  { title: 'S1 product', path: paths.product(BARBERA.code) },
  { title: 'S1 sold-out product', path: paths.product(CANNONAU.code) },
  { title: 'S10 login', path: paths.login() },
  { title: 'S10 register', path: paths.register() },
  { title: 'S9 checkout error', path: '/checkout/error' },
] as const) {
  test(`${title} is accessible`, async ({ page, market }) => {
    await page.goto(market.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('S13 404 is accessible', async ({ page, market, watch }) => {
  watch.allow(/status of 404/);
  await page.goto(market.url('/no/such/screen'));
  await expectAccessible(page);
});

test('S5 the cart is accessible, empty and with a line', async ({ page, market }) => {
  const cart = cartScreen(page, market);
  await cart.open();
  await expect(cart.empty).toBeVisible();
  await expectAccessible(page);
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await cart.open();
  await expect(cart.quantity(NIVALE)).toBeVisible();
  await expectAccessible(page);
});

test('S6 S8 every section of the checkout and the confirmation are accessible', async ({
  page,
  market,
}) => {
  test.slow();
  const checkout = checkoutScreen(page, market);
  const address = anItalianAddress();
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'account');
  await expect(checkout.email).toBeVisible();
  await expectAccessible(page);
  await checkout.continueAsGuest(anEmail());
  await expect(checkout.textbox('line_1')).toBeVisible();
  await expectAccessible(page);
  // A refused form: summary and field errors.
  await checkout.confirmAddress();
  await expect(checkout.textbox('line_1')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await checkout.typeAddress(address);
  await checkout.confirmAddress();
  await expect(checkout.section('shipping').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await checkout.confirmShipping();
  await expect(checkout.cashOnDelivery).toBeChecked();
  await expectAccessible(page);
  await checkout.place.click();
  await expect(confirmationScreen(page, market).heading).toBeVisible();
  await expectAccessible(page);
});

test('S15 the country dialog is accessible, keeps the focus inside, and gives it back', async ({
  page,
  market,
}) => {
  await page.goto(market.url('/'));
  const opener = header(page, market).country;
  await opener.click();
  const dialog = page.getByRole('dialog', { name: market.text('shell.country.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
