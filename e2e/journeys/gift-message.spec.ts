import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { NIVALE } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { storedText } from '../fixtures/storage.ts';
import { storedCart } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

/** Adds an item to the cart, types a gift message and goes to the checkout at once. */
const goWith = async (message: string, page: Page, market: MarketUnderTest) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await cart.open();
  await cart.giftSummary.click();
  await cart.gift.fill(message);
  await cart.toCheckout.click();
  return cart;
};

test('V5 E7 a gift message typed just before the checkout is part of the order when it opens', async ({
  page,
  market,
  platform,
}) => {
  const cart = await goWith('Tanti auguri\nAda', page, market);
  await page.waitForURL((url) => url.pathname.startsWith(market.url(paths.checkout())));
  const { attributes } = await platform.order(await storedCart(page, 'it-eur'));
  expect(attributes['metadata']).toMatchObject({ gift_message: 'Tanti auguri\nAda' });
  expect(await storedText(page, 'giftMessage')).toBeNull();
  await page.goBack();
  await expect(cart.gift).toHaveValue('Tanti auguri\nAda');
});

test('V5 an invalid gift message keeps the shopper in the cart, with the reason', async ({
  page,
  market,
}) => {
  const cart = await goWith('x'.repeat(36), page, market);
  await expect(cart.gift).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: /\S/u })).toBeVisible();
  await expect(page).toHaveURL(market.url(paths.cart()));
});
