import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { STORAGE } from '@shop/contracts/storage';
import { aCustomer } from '../factories/customer.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { cartIdOf } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { accountScreen } from '../screens/account.ts';
import { productScreen } from '../screens/product.ts';

const orderCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === STORAGE.orderCookie.key);

/** The server's document for this visitor, before any script has run. */
const documentOf = async (page: Page, url: string) => {
  const answer = await page.request.get(url);
  return { html: await answer.text(), headers: answer.headers() };
};

test.describe('a guest’s order', () => {
  test('S5 S6 is rendered into its own visitor’s cart and checkout, and into no other visitor’s', async ({
    page,
    market,
    request,
  }) => {
    const { url, locale } = market;
    const product = productScreen(page, market);
    await product.open(BARBERA);
    const told = page.waitForResponse('**/guest-order');
    await product.addToCart();
    expect((await told).status()).toBe(204);
    expect(await orderCookie(page)).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

    for (const path of [paths.cart(), paths.checkout('account')]) {
      const own = await documentOf(page, url(path));
      expect(own.html).toContain(BARBERA.name(locale));
      expect(own.headers['cache-control']).toBe('no-store');
      const foreign = await request.get(url(path));
      expect(await foreign.text()).not.toContain(BARBERA.name(locale));
    }
    // The server-rendered cart is hydrated and can be used.
    await page.goto(url(paths.cart()));
    const cart = cartScreen(page, market);
    await cart.more(BARBERA).click();
    await expect(cart.quantity(BARBERA)).toHaveValue('2');
  });

  test('E2 is rendered without any personal data', async ({ page, market }) => {
    const product = productScreen(page, market);
    await product.open(NIVALE);
    const told = page.waitForResponse('**/guest-order');
    await product.addToCart();
    await told;
    const email = anEmail();
    const orderId = await cartIdOf(page);
    await page.goto(market.url(paths.checkout('account')));
    await page.getByRole('textbox', { name: market.text('checkout.account.email') }).fill(email);
    await page.getByRole('button', { name: market.text('checkout.account.guest') }).click();
    await expect(page).toHaveURL(market.url(paths.checkout('address')));
    const { html } = await documentOf(page, market.url(paths.checkout('address')));
    expect(html).toContain(orderId);
    expect(html).not.toContain(email);
  });

  test('T3 is no longer rendered after its visitor logs out', async ({
    page,
    market,
    platform,
  }) => {
    const customer = aCustomer();
    await platform.createCustomer(customer);
    const product = productScreen(page, market);
    await product.open(BARBERA);
    const told = page.waitForResponse('**/guest-order');
    await product.addToCart();
    await told;
    await accountScreen(page, market).enter(customer);
    const forgotten = page.waitForResponse('**/guest-order');
    await page.getByRole('button', { name: market.text('account.log_out') }).click();
    await forgotten;
    expect(await orderCookie(page)).toBeUndefined();
  });
});
