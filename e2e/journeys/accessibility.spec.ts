import { paths, type ShopPath } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, CANNONAU, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { goToSection } from '../screens/buy.ts';
import { cartScreen } from '../screens/cart.ts';
import { cardFrame, CARDS } from '../screens/card-frame.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

/** Opens each page and checks it. */
const expectPages = async (
  page: Page,
  market: MarketUnderTest,
  opened: readonly ShopPath[],
): Promise<void> => {
  for (const path of opened)
    await test.step(path, async () => {
      await page.goto(market.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
};

test('S1 S2 S3 S4 the catalog is accessible', async ({ page, market }) => {
  test.slow();
  await expectPages(page, market, [
    paths.home(),
    paths.category('wine'),
    paths.category('gifts'),
    paths.product(BARBERA.code),
    // Its name is long.
    paths.product('ACQUA-TUFARA-750'),
    paths.bundle('BUNDLE-GRANDI-ROSSI'),
    paths.search(),
    paths.search('xylofon'),
  ]);
});

test('S9 S10 login, texts and the checkout’s error are accessible', async ({ page, market }) => {
  test.slow();
  await expectPages(page, market, [
    paths.login(),
    paths.register(),
    paths.info('terms'),
    // With their tables.
    paths.info('shipping-and-returns'),
    paths.info('privacy'),
    '/checkout/error',
  ]);
});

test('S13 404 is accessible', async ({ page, market, watch }) => {
  watch.allow(/status of 404/);
  const unknown = '/no/such/screen' as ShopPath;
  await expectPages(page, market, [unknown, paths.product('BAROLO-9999')]);
});

test('axe finds planted violations, in dark mode too', async ({ page }) => {
  const refused = async (body: string, what: RegExp) => {
    await page.setContent(`<html lang="it"><title>T</title><main><h1>T</h1>${body}</main></html>`);
    await expect(expectAccessible(page)).rejects.toThrow(what);
  };
  // First: a second document in the same window loses the listener that frames answer to.
  const framed = '<html lang="it"><title>T</title><img src="data:,">';
  await refused(`<iframe title="T" srcdoc='${framed}'></iframe>`, /image-alt/);
  await refused('<img src="data:," />', /image-alt/);
  const dark = '@media (prefers-color-scheme: dark) { p { color: #444; background: #333 } }';
  await refused(`<style>${dark}</style><p>Testo</p>`, /axe finds, dark[\s\S]*color-contrast/);
});

test('S1 a product with selected options is accessible', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await expect(product.add).toBeEnabled();
  const options = product.buyBox.getByRole('checkbox');
  await waitForHydration(page);
  await options.first().check();
  await options.last().check();
  await expectAccessible(page);
});

test('S1 the back-in-stock form is accessible: rejected, accepted and confirmed by mail', async ({
  page,
  market,
  inbox,
}) => {
  const { text } = market;
  await productScreen(page, market).open(CANNONAU);
  await page.getByRole('button', { name: text('catalog.notify.action') }).click();
  const email = page.getByRole('textbox', { name: text('catalog.notify.email') });
  await expect(email).toBeFocused();
  await page.getByRole('button', { name: text('catalog.notify.send'), exact: true }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  const address = anEmail();
  await email.fill(address);
  await email.press('Enter');
  await expect(page.getByText(text('catalog.notify.done', { email: address }))).toBeVisible();
  await expectAccessible(page);
  await page.goto(await inbox.linkTo('account/confirm-notice', address));
  await page.getByRole('button', { name: text('account.confirm_notice.action') }).click();
  await expect(page.getByText(text('account.confirm_notice.done'), { exact: true })).toBeVisible();
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
  await goToSection(page, market, BARBERA, { email: anEmail(), address }, 'account');
  await expect(checkout.email).toBeVisible();
  await expectAccessible(page);
  await checkout.continueAsGuest(anEmail());
  await expect(checkout.textbox('line_1')).toBeVisible();
  await expectAccessible(page);
  // A rejected form: summary and field errors.
  await checkout.confirmAddress();
  await expect(checkout.textbox('line_1')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await checkout.typeAddress(address);
  await checkout.confirmAddress();
  await expect(checkout.section('shipping').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await checkout.confirmShipping();
  await checkout.payInCash();
  await expectAccessible(page);
  // The order contains wine, and the age is not confirmed yet.
  await checkout.place.click();
  await expect(checkout.age(18)).toBeFocused();
  await expectAccessible(page);
  await checkout.age(18).check();
  await checkout.place.click();
  await expect(confirmationScreen(page, market).heading).toBeVisible();
  await expectAccessible(page);
});

test('S7 S15 card payment, its frame, a refused payment and the bank’s challenge are accessible', async ({
  page,
  market,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 422 .*\/api\/orders/);
  const checkout = checkoutScreen(page, market);
  const frame = cardFrame(page, market);
  const address = anItalianAddress();
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'payment');
  await checkout.payByCard();
  await expect(frame.field('number')).toBeVisible();
  await expectAccessible(page);
  // An incomplete form: field errors in the frame, and focus on the first of them.
  await checkout.place.click();
  await expect(frame.field('number')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await frame.type(CARDS.declined);
  await checkout.place.click();
  await expect(checkout.paymentError).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await frame.type(CARDS.challenge);
  await checkout.place.click();
  await expect(frame.confirmProof).toBeVisible();
  await expectAccessible(page);
});

test('S15 the country dialog is accessible, traps the focus, and returns it', async ({
  page,
  market,
}) => {
  await page.goto(market.url('/'));
  const opener = header(page, market).country;
  await opener.click();
  const dialog = page.getByRole('dialog', { name: market.text('shell.country.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
