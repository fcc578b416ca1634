import { paths } from '@shop/contracts/routing';
import { addressIn } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { platformAdminScreen } from '../screens/platform-admin.ts';
import { productScreen } from '../screens/product.ts';
import { withdrawalScreen } from '../screens/withdrawal.ts';

test.use({ place: { country: 'DE', locale: 'de' } });

/** A row of an order summary. */
const rowOf = (label: string, amount: string) =>
  new RegExp(`${label}\\s*${amount.replaceAll(/\s/g, '\\s')}`);
/** Cents of an amount as the admin writes it: `€2,35`. */
const centsOf = (amount: string): number => Number(amount.replaceAll(/\D/g, ''));

test('S7 S11 L5 a guest withdraws one of the items by the link of the mail, and is refunded with its deposit and share of shipping', async ({
  page,
  context,
  market,
  platform,
  ports,
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
  const deposit = NIVALE.deposit('DE');
  expect(deposit).toBeGreaterThan(0);

  const product = productScreen(page, market);
  await product.open(BARBERA);
  await product.addToCart();
  await product.open(NIVALE);
  await expect(product.buyBox).toContainText(
    market.text('ui.price.deposit', { price: market.money(deposit) }),
  );
  await expect(product.buyBox).toContainText('MEHRWEG');
  await product.addToCart();
  await page.goto(market.url(paths.cart()));
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
  await expect(cart.bill).toContainText(
    rowOf(market.text('cart.total.deposit'), market.money(2 * deposit)),
  );
  await checkout.open();
  await checkout.continueAsGuest(email);
  await checkout.typeAddress(addressIn('DE'));
  await checkout.confirmAddress();
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.confirmAge();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    rowOf(market.text('checkout.confirmed.totals.deposit'), market.money(2 * deposit)),
  );
  const id = confirmation.orderId();
  const { attributes } = await platform.order(id);
  const amountOf = (name: string) => Number(attributes[`${name}_amount_cents`]);
  expect(amountOf('total')).toBe(
    amountOf('subtotal') + amountOf('shipping') + amountOf('payment_method') + 2 * deposit,
  );

  const desk = await context.newPage();
  const admin = platformAdminScreen(desk, `http://127.0.0.1:${ports.commerce}`);
  await admin.open(id);
  await admin.deliver();

  await expect(withdrawal.footerLink).toHaveAttribute('href', /\/withdraw$/);
  const link = await inbox.linkTo('withdraw', email);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(withdrawal.heading).toBeVisible();
  await expect(page).toHaveURL(withdrawal.url);
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
  const water = NIVALE.price('EUR');
  const shipping = Math.round((amountOf('shipping') * water) / amountOf('subtotal'));
  const owed = water + deposit + shipping;
  expect(made?.['metadata']).toMatchObject({
    request: { kind: 'withdrawal', name: 'Jörg Weiß' },
    refund: {
      goods_cents: water,
      deposit_cents: deposit,
      shipping_cents: shipping,
      total_cents: owed,
    },
  });

  await admin.open(id);
  expect(centsOf(await admin.refundReturn())).toBe(owed);
  await page.goto('about:blank');
  await page.goto(await inbox.linkTo('track-order', email));
  await expect(withdrawal.status('refunded')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(market.money(owed));
  await expectAccessible(page);
});
