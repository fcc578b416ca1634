import { paths } from '@shop/contracts/routing';
import { aCustomer } from '../factories/customer.ts';
import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/payment-test.ts';
import { accountScreen } from '../screens/account.ts';
import { CARDS } from '../screens/card-frame.ts';
import { cartScreen } from '../screens/cart.ts';
import { productScreen } from '../screens/product.ts';

// Italy, whatever market the other tests run in: each market has its own payment methods.
test.use({ place: { country: 'IT', locale: 'it' } });

test('S7 P5 changes by another tab are shown and confirmed before payment', async ({
  page,
  context,
  market,
  platform,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  test.slow();
  const { text, url } = market;
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.accepted);

  const other = await context.newPage();
  await other.goto(url(paths.cart()));
  const cart = cartScreen(other, market);
  await cart.quantity(NIVALE).fill('3');
  await cart.quantity(NIVALE).press('Enter');
  await expect(cart.quantity(NIVALE)).toHaveValue('3');

  const name = NIVALE.name(market.locale);
  const change = checkout
    .section('payment')
    .getByRole('listitem')
    .filter({ hasText: text('checkout.changes.quantity', { name }) });
  await expect(change).toContainText('3');
  await expect(checkout.place).toBeHidden();
  await page.getByRole('button', { name: text('checkout.changes.accept') }).click();
  await expect(checkout.place).toBeFocused();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const { attributes, authorizations } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({ status: 'placed', skus_count: 3 });
  expect(authorizations).toMatchObject([
    { succeeded: true, amount_cents: attributes['total_amount_with_taxes_cents'] },
  ]);
});

test('P1 a customer saves a card, pays the next order with it, and deletes it from the wallet', async ({
  page,
  market,
  platform,
  shopper,
  checkout,
  frame,
  confirmation,
}) => {
  test.slow();
  const { text } = market;
  const credentials = aCustomer();
  await platform.createCustomer(credentials);
  await accountScreen(page, market).enter(credentials);
  const product = productScreen(page, market);
  /** Later orders preselect the address of the first. */
  const goToPayment = async ({ isFirst = false } = {}): Promise<void> => {
    await product.open(NIVALE);
    await product.addToCart();
    await checkout.open();
    if (isFirst) await checkout.typeAddress(shopper.address);
    await checkout.confirmAddress();
    await checkout.confirmShipping();
  };
  await goToPayment({ isFirst: true });
  await checkout.payByCard();
  await frame.type(CARDS.accepted);
  await page.getByRole('checkbox', { name: text('checkout.payment.save') }).check();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();

  await goToPayment();
  const stored = checkout.section('payment').getByRole('radio', {
    name: text('checkout.payment.stored', { brand: 'Visa', digits: '1881' }),
  });
  await stored.check();
  await checkout.place.and(page.locator(':not([aria-busy])')).click();
  await expect(confirmation.heading).toBeVisible();
  const { attributes } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({ status: 'placed', payment_status: 'authorized' });

  await goToPayment();
  await stored.check();
  await page
    .getByRole('button', { name: text('checkout.payment.stored_remove', { name: 'Visa 1881' }) })
    .click();
  await expect(stored).toBeHidden();
});
