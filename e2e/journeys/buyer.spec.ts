import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { allowStatistics, readDataLayer } from '../fixtures/data-layer.ts';
import { storedCarts } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { goToSection } from '../screens/buy.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { orderSummary } from '../screens/order-summary.ts';
import { productScreen } from '../screens/product.ts';
import { signInHere } from '../screens/sign-in-here.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const address = anItalianAddress();

test('S6 T5 a login during checkout keeps all input and merges the cart of another device', async ({
  page,
  browser,
  baseURL,
  market,
  platform,
  watch,
}) => {
  // The poll for the recalculation of the guest's order, if the customer's order replaced it meanwhile.
  watch.allow(/status of 404 .*\/api\/orders\/\w+\?fields%5Borders%5D=metadata\)/);
  const customer = aCustomer();
  const ownerId = await platform.createCustomer(customer);
  const device = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await accountScreen(device, market).enter(customer);
  await productScreen(device, market).open(BARBERA);
  await productScreen(device, market).addToCart();
  await expect(header(device, market).cart(1)).toBeVisible();
  await device.context().close();

  const checkout = checkoutScreen(page, market);
  const signIn = signInHere(page, market);
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'shipping');
  await checkout.open('account');
  await signIn.choose('login');
  await signIn.logIn(customer);
  await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
  await expect(header(page, market).cart(2)).toBeVisible();
  await expect(checkout.section('account')).toContainText(customer.email);
  await expect(checkout.section('address')).toContainText(address.line_1);
  await checkout.confirmShipping();
  // The wine came from the other device.
  await checkout.confirmAge();
  await checkout.payInCash();
  await checkout.place.click();
  const confirmation = confirmationScreen(page, market);
  await expect(confirmation.heading).toBeVisible();
  const order = await platform.order(confirmation.orderId());
  expect(order.attributes).toMatchObject({ customer_email: customer.email, guest: false });
  expect(order.shippingAddress).toMatchObject({ city: address.city });
  const goods = order.lines.filter(({ item_type }) => item_type === 'skus');
  expect(goods.map(({ sku_code, quantity }) => [sku_code, quantity]).toSorted()).toEqual([
    [NIVALE.code, 1],
    [BARBERA.code, 1],
  ]);
  expect(ownerId).not.toBe('');
});

test('S6 S10 A1 an account created in the checkout keeps the order, and a known e-mail leads to login', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/status of 409 .*\/api\/signup/);
  const customer = aCustomer();
  const taken = aCustomer();
  await platform.createCustomer(taken);
  const checkout = checkoutScreen(page, market);
  const signIn = signInHere(page, market);
  await allowStatistics(page);
  await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'account');
  await checkout.email.fill(taken.email);
  await signIn.choose('register');
  await expect(signIn.email).toHaveValue(taken.email);
  await signIn.register(taken.password);
  await signIn.logInWithTaken.click();
  await expect(signIn.email).toHaveValue(taken.email);
  await expectAccessible(page);
  await signIn.asGuest.click();
  await checkout.email.fill(customer.email);
  await signIn.choose('register');
  await signIn.register(customer.password);
  await expect(page).toHaveURL(market.url(paths.checkout('address')));
  await expect(checkout.section('account')).toContainText(customer.email);
  await expect(header(page, market).cart(1)).toBeVisible();
  const told: { event?: string }[] = await readDataLayer(page);
  expect(told.filter(({ event }) => event === 'sign_up' || event === 'login')).toEqual([
    { event: 'sign_up', method: 'email' },
  ]);
});

test('S8 only the buyer sees the whole confirmation, which stays visible after creating an account', async ({
  page,
  browser,
  baseURL,
  market,
  platform,
}) => {
  const email = anEmail();
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  const summary = orderSummary(page, market);
  await goToSection(page, market, BARBERA, { email, address }, 'payment');
  await summary.openGift();
  await summary.gift.fill('Tanti auguri');
  await summary.gift.blur();
  await expect(summary.giftSaved).toBeVisible();
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const main = page.getByRole('main');
  for (const words of [email, address.line_1, 'Tanti auguri', BARBERA.name('it')])
    await expect(main).toContainText(words);
  const { attributes } = await platform.order(confirmation.orderId());
  await expect(main).toContainText(
    market.money(Number(attributes['total_amount_with_taxes_cents'])),
  );
  await expectAccessible(page);

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('main')).toContainText(String(attributes['number']));
  await expect(stranger.getByText(market.text('checkout.confirmed.private'))).toBeVisible();
  for (const words of [email, address.line_1, 'Tanti auguri'])
    await expect(stranger.getByRole('main')).not.toContainText(words);
  await expectAccessible(stranger);
  await stranger.context().close();

  await confirmation.createAccount.click();
  await confirmation.password.fill('una passeggiata in vigna');
  await expectAccessible(page);
  await confirmation.register.click();
  await expect(page.getByText(market.text('checkout.confirmed.account.made'))).toBeVisible();
  await page.reload();
  await expect(main).toContainText(address.line_1);
  await expect(confirmation.createAccount).toHaveCount(0);
  // Bought as a guest: the owner of the e-mail address is not verified.
  await page.goto(market.url(paths.orders()));
  await expect(accountScreen(page, market).noOrders).toBeVisible();
});

test('S8 the printed confirmation shows the order without controls', async ({ page, market }) => {
  const email = anEmail();
  const checkout = checkoutScreen(page, market);
  await goToSection(page, market, NIVALE, { email, address }, 'payment');
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmationScreen(page, market).heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
  for (const words of [email, address.line_1, NIVALE.name('it')])
    await expect(main.getByText(words).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('S6 V7 V5 the summary collapses under the total, and accepts a code and a gift message by keyboard', async ({
    page,
    market,
    platform,
    watch,
  }) => {
    watch.allow(/status of 422 .*\/api\/orders\//);
    const summary = orderSummary(page, market);
    await goToSection(page, market, BARBERA, { email: anEmail(), address }, 'account');
    await expect(summary.show).toBeVisible();
    await expect(summary.region.getByText(BARBERA.name('it'))).toBeHidden();
    await expectAccessible(page);
    await summary.show.focus();
    await page.keyboard.press('Enter');
    await expect(summary.region.getByText(BARBERA.name('it'))).toBeVisible();
    await summary.openCode();
    await summary.code.fill('NESSUNO');
    await summary.code.press('Enter');
    await expect(summary.region.getByRole('alert')).toBeVisible();
    await summary.code.fill('benvenuto10');
    await summary.code.press('Enter');
    await expect(summary.clearCode('BENVENUTO10')).toBeVisible();
    await summary.openGift();
    await summary.gift.fill('Auguri');
    await summary.gift.blur();
    await expect(summary.giftSaved).toBeVisible();
    await expectAccessible(page);
    const [id] = Object.values(await storedCarts(page));
    const { attributes } = await platform.order(id ?? '');
    expect(attributes).toMatchObject({
      coupon_code: 'BENVENUTO10',
      metadata: { gift_message: 'Auguri' },
    });
    await summary.hide.click();
    await expect(summary.code).toBeHidden();
  });
});
