import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { goToSection } from '../screens/buy.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { orderScreen } from '../screens/order.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const PARCEL = { trackingNumber: 'FV0001', place: 'Alba' };

test('S11 a customer tracks an order to its parcel, reorders it, and cancels the second one', async ({
  page,
  market,
  platform,
}) => {
  const account = accountScreen(page, market);
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  const order = orderScreen(page, market);
  const buy = async (): Promise<string> => {
    await checkout.confirmShipping();
    await checkout.payInCash();
    await checkout.place.click();
    await expect(confirmation.heading).toBeVisible();
    return confirmation.orderId();
  };

  await account.register(aCustomer());
  await expect(account.heading('home')).toBeVisible();
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await checkout.open();
  await checkout.typeAddress(anItalianAddress());
  await checkout.confirmAddress();
  const first = await buy();

  const { attributes } = await platform.order(first);
  await page.goto(market.url(paths.orders()));
  await account.orders.getByRole('link', { name: String(attributes['number']) }).click();
  await expect(page).toHaveURL(order.orderUrl(first));
  await expect(order.cancel).toBeVisible();
  await expect(order.lines).toContainText(NIVALE.name(market.locale));
  await expect(order.lines).toContainText(
    market.money(Number(attributes['total_amount_with_taxes_cents'])),
  );

  await platform.ship(first, PARCEL);
  await page.reload();
  await expect(order.tracking).toContainText(PARCEL.trackingNumber);
  await expect(order.tracking).toContainText(market.text('account.tracking.status.in_transit'));
  await expect(order.tracking).toContainText(PARCEL.place);
  await expect(order.cancel).toHaveCount(0);
  await expectAccessible(page);

  await order.again.click();
  await order.toCart.click();
  await expect(page.getByRole('main')).toContainText(NIVALE.name(market.locale));
  await checkout.open();
  await checkout.confirmAddress();
  const second = await buy();
  await page.goto(order.orderUrl(second));
  await order.cancel.click();
  await order.confirmCancel.click();
  await expect(page.getByRole('main')).toContainText(market.text('account.orders.stage.cancelled'));
  expect((await platform.order(second)).attributes).toMatchObject({ status: 'cancelled' });
});

test('S11 a guest requests the link to an order, and follows it', async ({
  page,
  market,
  platform,
  inbox,
  watch,
}) => {
  watch.allow(/status of 410 .*\/api\/trackedOrder/);
  // A guest cannot read an approved order any more: the confirmation may poll once more after that (T10).
  watch.allow(/status of 404 .*\/api\/orders\//);
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  const order = orderScreen(page, market);
  const shopper = { email: anEmail(), address: anItalianAddress() };
  await goToSection(page, market, NIVALE, shopper, 'payment');
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const id = confirmation.orderId();
  const { attributes } = await platform.order(id);
  await platform.ship(id, PARCEL);

  await order.track.footerLink.click();
  await expect(order.track.heading).toBeVisible();
  await expectAccessible(page);
  await order.track.find(String(attributes['number']), shopper.email);
  await expect(order.track.sent).toBeVisible();

  const link = await inbox.linkTo('track-order', shopper.email);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(order.tracking).toContainText(PARCEL.trackingNumber);
  await expect(order.tracking).toContainText(PARCEL.place);
  await expect(page).toHaveURL(market.url(paths.trackOrder()));
  await expect(page.getByRole('main')).not.toContainText(shopper.email);
  await expectAccessible(page);

  await page.goto('about:blank');
  await page.goto(link.replace(/token=.{10}/, 'token=AAAAAAAAAA'));
  await expect(order.track.spent).toBeVisible();
});

test('S11 another customer’s order is a 404, like one that never existed', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/status of 404/);
  const [ada, eve] = [aCustomer(), aCustomer()];
  await platform.createCustomer(ada);
  await platform.createCustomer(eve);
  const foreign = await platform.openOrderOf(ada, 'it-eur');
  const order = orderScreen(page, market);
  await accountScreen(page, market).enter(eve);
  for (const id of [foreign, 'OrderZZZZZ']) {
    await page.goto(order.orderUrl(id));
    await expect(order.missing).toBeVisible();
  }
});

test('S11 addresses, stored cards and orders of a customer without any are accessible', async ({
  page,
  market,
  platform,
}) => {
  const customer = aCustomer();
  await platform.createCustomer(customer);
  await accountScreen(page, market).enter(customer);
  for (const [path, key] of [
    ['/account/addresses', 'account.book.none'],
    ['/account/cards', 'account.cards.none.title'],
    ['/account/orders', 'account.orders.none.title'],
  ] as const) {
    await page.goto(market.url(path));
    await expect(page.getByRole('main').getByText(market.text(key)).first()).toBeVisible();
    await expectAccessible(page);
  }
});
