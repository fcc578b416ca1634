import { BARBERA } from '../factories/item.ts';
import { aCustomer } from '../factories/customer.ts';
import { allowStatistics, readDataLayer } from '../fixtures/data-layer.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { cartDrawer, cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';
import type { Page } from '@playwright/test';

const CART_EVENTS = ['add_to_cart', 'remove_from_cart', 'view_cart'];

/** Names and parameters of the cart's events in the current document, in push order. */
const cartEvents = async (page: Page): Promise<unknown[]> =>
  (await readDataLayer(page)).filter(
    (entry) => 'event' in entry && CART_EVENTS.includes(String(entry.event)),
  );

test('A1 A2 T8 the cart pushes each addition, view, difference and removal once, at the unit price', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  const price = BARBERA.price(market.currency) / 100;
  const anEvent = (event: string, quantity: number) => ({
    event,
    ecommerce: {
      currency: market.currency,
      value: price * quantity,
      items: [{ item_id: BARBERA.code, item_name: BARBERA.name(market.locale), price, quantity }],
    },
  });
  await allowStatistics(page);
  await product.open(BARBERA);
  await product.quantity.fill('2');
  await product.addToCart();
  await header(page, market).cart(2).click();
  await cartDrawer(page, market).toCart.click();
  const told = [anEvent('add_to_cart', 2), anEvent('view_cart', 2)];
  await expect.poll(() => cartEvents(page)).toEqual(told);

  await cart.more(BARBERA).click();
  told.push(anEvent('add_to_cart', 1));
  await expect.poll(() => cartEvents(page)).toEqual(told);
  await cart.fewer(BARBERA).click();
  told.push(anEvent('remove_from_cart', 1));
  await expect.poll(() => cartEvents(page)).toEqual(told);
  await cart.remove(BARBERA).click();
  told.push(anEvent('remove_from_cart', 2));
  await expect.poll(() => cartEvents(page)).toEqual(told);
  // A duplicate would have been pushed by now.
  await page.waitForLoadState('networkidle');
  expect(await cartEvents(page)).toEqual(told);
});

test('A1 A2 a login is pushed once, without the e-mail', async ({ page, market, platform }) => {
  const customer = aCustomer();
  const account = accountScreen(page, market);
  await platform.createCustomer(customer);
  await allowStatistics(page);
  await account.enter(customer);
  await page.waitForLoadState('networkidle');
  const layer: { event?: string }[] = await readDataLayer(page);
  expect(layer.filter(({ event }) => event)).toEqual([{ event: 'login', method: 'email' }]);
  expect(JSON.stringify(layer)).not.toContain(customer.email);
});
