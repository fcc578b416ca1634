import { paths } from '@shop/contracts/routing';
import { addressIn } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { productScreen } from '../screens/product.ts';
import { withdrawalScreen } from '../screens/withdrawal.ts';

test.use({ place: { country: 'DE', locale: 'de' } });

test('S7 S11 a guest withdraws one of two items by the link of the mail, and is refunded with the share of shipping', async ({
  page,
  market,
  platform,
  inbox,
  watch,
}) => {
  // A guest cannot read an approved order any more: the confirmation may poll once more after that (T10).
  watch.allow(/status of 404 .*\/api\/orders\//);
  const cart = cartScreen(page, market);
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  const withdrawal = withdrawalScreen(page, market);
  const email = anEmail();

  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await page.goto(market.url(paths.cart()));
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
  await checkout.open();
  await checkout.continueAsGuest(email);
  await checkout.typeAddress(addressIn('DE'));
  await checkout.confirmAddress();
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const id = confirmation.orderId();
  await platform.ship(id, { trackingNumber: 'FV0002', place: 'Köln' });

  await expect(withdrawal.footerLink).toHaveAttribute('href', /\/withdraw$/);
  const link = await inbox.linkTo('withdraw', email);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(withdrawal.heading).toBeVisible();
  await expect(page).toHaveURL(withdrawal.url);
  const { attributes } = await platform.order(id);
  await expect(withdrawal.number).toHaveValue(String(attributes['number']));
  await withdrawal.name.fill('Jörg Weiß');
  await withdrawal.email.fill(email);
  await withdrawal.someItems.check();
  await withdrawal.quantityOf(NIVALE).fill('1');
  await expectAccessible(page);
  await withdrawal.proceed.click();
  await expectAccessible(page);
  await withdrawal.confirm.click();
  await expect(withdrawal.done).toBeFocused();
  await expectAccessible(page);

  await expect
    .poll(async () => (await inbox.read(email)).map(({ text }) => text).join(), { timeout: 30_000 })
    .toContain('Jörg Weiß');
  const [made] = await platform.returnsOf(id);
  expect(made).toMatchObject({ status: 'requested', quantities: [1] });
  const unit = Number(attributes['subtotal_amount_cents']) / 2;
  const shipping = Math.round(Number(attributes['shipping_amount_cents']) / 2);
  expect(made?.['metadata']).toMatchObject({
    request: { kind: 'withdrawal', name: 'Jörg Weiß' },
    refund: { goods_cents: unit, shipping_cents: shipping, total_cents: unit + shipping },
  });

  await platform.refundReturns(id);
  await page.goto('about:blank');
  await page.goto(await inbox.linkTo('track-order', email));
  await expect(withdrawal.status('refunded')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(market.money(unit + shipping));
  await expectAccessible(page);
});
