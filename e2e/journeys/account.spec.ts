import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { productScreen, toast } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

test('S10 S11 T5 a new customer registers, buys, finds the order in the account, and logs out', async ({
  page,
  market,
  platform,
}) => {
  const credentials = aCustomer();
  const account = accountScreen(page, market);
  const product = productScreen(page, market);
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);

  await account.register(credentials);
  await expect(account.heading('home')).toBeVisible();
  await page.goto(market.url(paths.orders()));
  await expect(account.noOrders).toBeVisible();

  await product.open(NIVALE);
  await product.addToCart();
  await checkout.open();
  // A customer has no e-mail to enter: the first section is complete.
  await expect(page).toHaveURL(market.url(paths.checkout('address')));
  await expect(checkout.section('account')).toContainText(credentials.email);
  await checkout.typeAddress(anItalianAddress());
  await checkout.confirmAddress();
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const { attributes } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({ status: 'placed', customer_email: credentials.email });

  await page.goto(market.url(paths.orders()));
  const row = account.orders.getByRole('row').filter({ hasText: String(attributes['number']) });
  await expect(row).toContainText(
    market.money(Number(attributes['total_amount_with_taxes_cents'])),
  );

  await account.logOut.click();
  await expect(toast(page, market)).toContainText(market.text('account.logged_out'));
  await page.goto(market.url(paths.orders()));
  await expect(account.heading('login')).toBeVisible();
});

test('S10 C1 wrong credentials show an error, correct ones lead to the requested page', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/status of 40[01] .*\/oauth\/token/);
  const credentials = aCustomer();
  await platform.createCustomer(credentials);
  const account = accountScreen(page, market);
  await page.goto(market.url(paths.orders()));
  await expect(account.heading('login')).toBeVisible();
  await account.logIn({ ...credentials, password: 'wrong password' });
  await expect(page.getByRole('main')).toContainText(market.text('error.invalid_credentials'));
  await account.logIn(credentials);
  await expect(account.heading('orders')).toBeVisible();
});

test('X an e-mail with an account cannot be registered again', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/status of 409 .*\/api\/signup/);
  const credentials = aCustomer();
  await platform.createCustomer(credentials);
  await accountScreen(page, market).register(credentials);
  await expect(page.getByRole('main')).toContainText(market.text('error.email_taken'));
});
