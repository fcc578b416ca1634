import { paths } from '@shop/contracts/routing';
import { aJapaneseAddress, anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { productScreen, toast } from '../screens/product.ts';

const PLACES = [
  {
    title: 'in Italy',
    place: { country: 'IT', locale: 'it' },
    path: '/it/eur/it',
    address: anItalianAddress(),
    age: 18,
  },
  {
    title: 'in the rest of the world',
    place: { country: 'JP', locale: 'en' },
    path: '/rest-of-world/usd/en',
    address: aJapaneseAddress(),
    age: 20,
  },
] as const;

for (const { title, place, path, address, age } of PLACES) {
  test.describe(`a guest ${title}`, () => {
    test.use({ place });

    test(`S3 S2 S1 S5 S6 S8 P2 buys from the home page to the confirmation at ${path}`, async ({
      page,
      market,
      platform,
    }) => {
      const { text, url, money, locale } = market;
      const email = anEmail();
      const name = BARBERA.name(locale);
      const product = productScreen(page, market);
      const cart = cartScreen(page, market);
      const checkout = checkoutScreen(page, market);
      const confirmation = confirmationScreen(page, market);

      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('catalog.home.title'));
      await header(page, market).department('wine').click();
      await expect(page).toHaveURL(url(paths.category('wine')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('category.wine.name'));
      await page
        .getByRole('main')
        .getByRole('link', { name: text('category.red.name'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('category.red.name'));
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(product.buyBox).toContainText(money(BARBERA.price(market.currency)));

      await product.quantity.fill('2');
      await product.addToCart();
      await toast(page, market)
        .getByRole('button', { name: text('cart.add.toCart') })
        .click();
      await expect(cart.heading).toBeVisible();
      await expect(cart.quantity(BARBERA)).toHaveValue('2');
      await expect(header(page, market).cart(2)).toBeVisible();
      await cart.toCheckout.click();

      await checkout.continueAsGuest(email);
      await checkout.typeAddress(address);
      await checkout.confirmAddress();
      await checkout.confirmShipping();
      await checkout.payInCash();
      await checkout.place.click();
      // The order contains wine.
      await expect(checkout.age(age)).toBeFocused();
      await checkout.age(age).check();
      await checkout.place.click();

      await expect(confirmation.heading).toBeVisible();
      await expect(page.getByText(text('checkout.confirmed.mail'))).toBeVisible();
      const id = confirmation.orderId();
      const order = await platform.order(id);
      const { attributes } = order;
      const cents = (key: string) => Number(attributes[`${key}_cents`]);

      expect(attributes).toMatchObject({
        status: 'placed',
        customer_email: email,
        language_code: locale,
        currency_code: market.currency,
        skus_count: 2,
        metadata: expect.objectContaining({ age_confirmed: age }),
      });
      expect(order.lines.filter(({ item_type }) => item_type === 'skus')).toEqual([
        expect.objectContaining({
          sku_code: BARBERA.code,
          quantity: 2,
          unit_amount_cents: BARBERA.price(market.currency),
          total_amount_cents: 2 * BARBERA.price(market.currency),
        }),
      ]);
      expect(cents('subtotal_amount')).toBe(2 * BARBERA.price(market.currency));
      expect(cents('shipping_amount')).toBeGreaterThan(0);
      expect(cents('payment_method_amount')).toBeGreaterThan(0);
      expect(cents('total_amount_with_taxes')).toBe(
        cents('subtotal_amount') +
          cents('shipping_amount') +
          cents('payment_method_amount') +
          cents('discount_amount') +
          (attributes['tax_included'] ? 0 : cents('total_tax_amount')),
      );
      expect(order.shippingAddress).toMatchObject({ ...address });
      expect(order.billingAddress).toMatchObject({ ...address });
      expect(order.shippingAddress?.['metadata']).not.toMatchObject({ type: 'placeholder' });

      await expect(page.getByRole('main')).toContainText(String(attributes['number']));
      await expect(page.getByRole('main')).toContainText(money(cents('total_amount_with_taxes')));
      await expect(header(page, market).cart(0)).toBeVisible();

      await page.reload();
      await expect(confirmation.heading).toBeVisible();
      await expect(page.getByRole('main')).toContainText(String(attributes['number']));
      expect(confirmation.orderId()).toBe(id);
    });
  });
}
