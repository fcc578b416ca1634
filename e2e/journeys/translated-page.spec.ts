import { paths } from '@shop/contracts/routing';
import { aCustomer } from '../factories/customer.ts';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/payment-test.ts';
import { storedCart } from '../fixtures/stored-carts.ts';
import { accountScreen } from '../screens/account.ts';
import { CARDS } from '../screens/card-frame.ts';
import { cartDrawer, cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';
import { searchScreen } from '../screens/search.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

for (const translator of ['replaces', 'moves'] as const) {
  test.describe(`translated by a translator that ${translator} texts`, () => {
    test.use({ translator });

    test('S14 S5 S6 S8 S11 S4 a purchase shows the platform’s amounts, and account and search work', async ({
      page,
      market,
      platform,
      shopper,
      checkout,
      frame,
      summary,
      confirmation,
    }) => {
      const { money, url } = market;
      const product = productScreen(page, market);
      const cart = cartScreen(page, market);
      const account = accountScreen(page, market);
      const search = searchScreen(page, market);
      const main = page.getByRole('main');

      await account.register(aCustomer());
      await expect(account.heading('home')).toBeVisible();

      await product.open(BARBERA);
      await product.quantity.fill('2');
      await product.addToCart();
      await header(page, market).cart(2).click();
      await cartDrawer(page, market).toCart.click();
      const id = await storedCart(page, market.code);
      /** An amount of the platform's order in the shop's format. */
      const amount = async (name: string): Promise<string> =>
        money(Number((await platform.order(id)).attributes[`${name}_cents`]));

      await cart.more(BARBERA).click();
      await expect(cart.quantity(BARBERA)).toHaveValue('3');
      await expect(cart.updating).toBeHidden();
      expect(await amount('subtotal_amount')).toBe(money(3 * BARBERA.price(market.currency)));
      await expect(cart.line(BARBERA)).toContainText(await amount('subtotal_amount'));
      await expect(cart.bill).toContainText(await amount('subtotal_amount'));

      await cart.toCheckout.click();
      await checkout.typeAddress(shopper.address);
      await checkout.confirmAddress();
      await checkout.confirmShipping();
      await checkout.payInCash();
      await expect(summary.region).toContainText(await amount('payment_method_amount'));
      await expect(summary.region).toContainText(await amount('total_amount_with_taxes'));
      await checkout.payByCard();
      await expect(summary.region).toContainText(await amount('total_amount_with_taxes'));
      await checkout.confirmAge();
      await frame.type(CARDS.accepted);
      await checkout.place.click();
      await expect(confirmation.heading).toBeVisible();
      expect(confirmation.orderId()).toBe(id);
      await expect(main).toContainText(await amount('total_amount_with_taxes'));

      await page.goto(url(paths.orders()));
      await expect(account.orders).toContainText(await amount('total_amount_with_taxes'));
      await account.logOut.click();

      await search.enter();
      for (const item of [BARBERA, NIVALE]) {
        await search.field.fill(item.name('it'));
        await expect(
          search.items.getByRole('option', { name: item.name('it') }).last(),
        ).toContainText(money(item.price(market.currency)));
      }
      await search.allResults(NIVALE.name('it')).click();
      await expect(search.heading).toContainText(NIVALE.name('it'));
    });
  });
}
