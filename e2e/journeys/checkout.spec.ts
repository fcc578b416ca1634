import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { goToSection } from '../screens/buy.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';

// Always Italian addresses, regardless of the other tests' language.
test.use({ place: { country: 'IT', locale: 'it' } });

const address = anItalianAddress();

test('S6 a reload during checkout keeps the step and the input', async ({ page, market }) => {
  const checkout = checkoutScreen(page, market);
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'address');
  await checkout.typeAddress(address);
  await page.reload();
  await expect(page).toHaveURL(market.url(paths.checkout('address')));
  for (const name of ['first_name', 'last_name', 'line_1', 'zip_code', 'city', 'phone'] as const) {
    await expect(checkout.textbox(name)).toHaveValue(address[name]);
  }
  await checkout.confirmAddress();
  await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
  await page.reload();
  await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
  await expect(checkout.section('address')).toContainText(address.line_1);
});

test('S6 no section can be skipped, and an empty cart has no checkout', async ({
  page,
  market,
}) => {
  const checkout = checkoutScreen(page, market);
  await checkout.open('payment');
  await expect(cartScreen(page, market).empty).toBeVisible();
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'account');
  await checkout.open('payment');
  await expect(page).toHaveURL(market.url(paths.checkout('account')));
});

test('E2 the placeholder address of a new order is never shown', async ({ page, market }) => {
  const checkout = checkoutScreen(page, market);
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'address');
  for (const name of ['first_name', 'last_name', 'line_1', 'zip_code', 'city', 'phone'] as const) {
    await expect(checkout.textbox(name)).toHaveValue('');
  }
});

test('P5 a double click on "place order" places one order', async ({ page, market, platform }) => {
  const email = anEmail();
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  await goToSection(page, market, BARBERA, { email, address }, 'payment');
  await checkout.payInCash();
  await checkout.place.dblclick();
  await expect(confirmation.heading).toBeVisible();
  expect(await platform.placedBy(email)).toEqual([confirmation.orderId()]);
});

test('P5 if the response to placing is lost, the order is found and not placed again', async ({
  page,
  market,
  platform,
  ports,
  watch,
}) => {
  watch.allow(/net::ERR_.*\/api\/orders\//);
  const email = anEmail();
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  await goToSection(page, market, BARBERA, { email, address }, 'payment');
  await checkout.payInCash();
  let lost = 0;
  await page.route(`http://127.0.0.1:${ports.commerce}/api/orders/**`, async (route) => {
    const request = route.request();
    if (!request.postData()?.includes('"_place"')) return route.fallback();
    lost += 1;
    return route.continue({ headers: { ...request.headers(), 'x-fault': 'drop-after-commit' } });
  });
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  expect(lost).toBe(1);
  expect(await platform.placedBy(email)).toEqual([confirmation.orderId()]);
});

test('P5 two tabs that place the same cart place one order', async ({
  page,
  context,
  market,
  platform,
  watch,
}) => {
  // The platform reports to the second tab that the order is already placed.
  watch.allow(/status of 422 .*\/api\/(orders|wire_transfers)/);
  const email = anEmail();
  await goToSection(page, market, BARBERA, { email, address }, 'payment');
  await checkoutScreen(page, market).payInCash();
  const opened = context.waitForEvent('page');
  // A tab opened from a page starts with a copy of its session storage.
  await page.evaluate(() => window.open(window.location.href, '_blank'));
  const other = await opened;
  await expect(checkoutScreen(other, market).cashOnDelivery).toBeChecked();
  await expect(checkoutScreen(other, market).age(18)).toBeChecked();
  await Promise.all([
    checkoutScreen(page, market).place.click(),
    checkoutScreen(other, market).place.click(),
  ]);
  await expect(confirmationScreen(page, market).heading).toBeVisible();
  await expect(confirmationScreen(other, market).heading).toBeVisible();
  expect(await platform.placedBy(email)).toHaveLength(1);
});
