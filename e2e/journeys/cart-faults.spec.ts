import type { Page, Route } from '@playwright/test';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { skusOf } from '../fixtures/skus-of.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

const LINES = /\/api\/line_items(?:\/[^?]*)?(?:\?.*)?$/u;
const ORDERS = /\/api\/orders\/[^?]*(?:\?.*)?$/u;

/** Breaks the next call of a method to a URL in this way; later calls succeed. */
const failOnce = async (
  page: Page,
  address: RegExp,
  method: string,
  fault: (route: Route) => Promise<void>,
): Promise<void> => {
  let met = false;
  await page.route(address, async (route) => {
    if (met || route.request().method() !== method) return route.fallback();
    met = true;
    await fault(route);
  });
};

const refusal = (status: number, code: string, pointer: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/vnd.api+json',
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify({
      errors: [{ title: code, detail: code, code, status: String(status), source: { pointer } }],
    }),
  });

/** The platform performs the call, but its response is lost. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

const openWithLine = async (page: Page, market: MarketUnderTest) => {
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await cart.open();
  await expect(cart.quantity(NIVALE)).toBeEnabled();
  await expect(cart.quantity(NIVALE)).toHaveValue('1');
  await expect(cart.updating).toBeHidden();
  return cart;
};

test.beforeEach(({ watch }) => {
  // Covers the shop's retries, and axe in their final states.
  test.slow();
  watch.allow(/status of (?:401|422|503)/);
  watch.allow(/net::ERR_/);
});

test('X a lost response to "add to cart" adds once', async ({ page, market, platform }) => {
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await failOnce(page, LINES, 'POST', loseAnswer);
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
  await expect.poll(() => skusOf(page, platform)).toEqual([[BARBERA.code, 1]]);
});

test('X a lost response to a quantity change leaves the requested quantity', async ({
  page,
  market,
  platform,
}) => {
  const cart = await openWithLine(page, market);
  await failOnce(page, LINES, 'PATCH', loseAnswer);
  await cart.more(NIVALE).click();
  await expect(cart.updating).toBeHidden();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
  await expect.poll(() => skusOf(page, platform)).toEqual([[NIVALE.code, 2]]);
});

test('X 5xx to a quantity change: shows the stored quantity with the reason, and can be repeated', async ({
  page,
  market,
  platform,
}) => {
  const cart = await openWithLine(page, market);
  const fail = (route: Route) =>
    route.request().method() === 'PATCH'
      ? refusal(503, 'SERVICE_UNAVAILABLE', '/')(route)
      : route.fallback();
  await page.route(LINES, fail);
  await cart.more(NIVALE).click();
  await expect(cart.line(NIVALE).getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await expect(cart.quantity(NIVALE)).toHaveValue('1');
  await expectAccessible(page);
  await page.unroute(LINES, fail);
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
  await expect.poll(() => skusOf(page, platform)).toEqual([[NIVALE.code, 2]]);
});

test('X 422 out of stock to "add to cart" is reported, and loses nothing', async ({
  page,
  market,
  platform,
}) => {
  await openWithLine(page, market);
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await product.quantity.fill('3');
  await failOnce(page, LINES, 'POST', refusal(422, 'OUT_OF_STOCK', '/data/attributes/quantity'));
  await product.add.click();
  await expect(product.refused).toBeVisible();
  await expect(product.quantity).toHaveValue('3');
  await expectAccessible(page);
  expect(await skusOf(page, platform)).toEqual([[NIVALE.code, 1]]);
  await product.addToCart();
  await expect(header(page, market).cart(4)).toBeVisible();
});

test('T6 X 401 in between: the change succeeds, and the input is kept', async ({
  page,
  market,
  platform,
}) => {
  const cart = await openWithLine(page, market);
  await cart.code.fill('HALF-TYPED');
  await cart.giftSummary.click();
  await cart.gift.fill('Auguri');
  await expect(cart.giftSaved).toBeVisible();
  await failOnce(page, LINES, 'PATCH', refusal(401, 'INVALID_TOKEN', '/'));
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
  await expect.poll(() => skusOf(page, platform)).toEqual([[NIVALE.code, 2]]);
  await expect(cart.code).toHaveValue('HALF-TYPED');
  await expect(cart.gift).toHaveValue('Auguri');
});

test('X a gift message that cannot be saved is kept and reported, and is saved on retry', async ({
  page,
  market,
}) => {
  const cart = await openWithLine(page, market);
  const fail = (route: Route) =>
    route.request().method() === 'PATCH'
      ? refusal(422, 'VALIDATION_ERROR', '/data/attributes/metadata')(route)
      : route.fallback();
  await page.route(ORDERS, fail);
  await cart.giftSummary.click();
  await cart.gift.fill('A presto');
  await expect(page.getByText(market.text('cart.gift.failed'))).toBeVisible();
  await expect(cart.gift).toHaveValue('A presto');
  await expectAccessible(page);
  await page.unroute(ORDERS, fail);
  await page.getByRole('button', { name: market.text('cart.gift.retry') }).click();
  await expect(cart.giftSaved).toBeVisible();
});

test('X without a network the cart reports it, keeps the changes, and sends them later', async ({
  page,
  market,
  context,
  platform,
}) => {
  const cart = await openWithLine(page, market);
  await context.setOffline(true);
  await expect(page.getByText(market.text('cart.offline.title'))).toBeVisible();
  await cart.more(NIVALE).click();
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('3');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(market.text('cart.offline.title'))).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => skusOf(page, platform), { timeout: 20_000 }).toEqual([[NIVALE.code, 3]]);
  await expect(cart.quantity(NIVALE)).toHaveValue('3');
});

test('X an unreadable order is reported, and read on retry', async ({ page, market }) => {
  const cart = await openWithLine(page, market);
  const fail = (route: Route) =>
    route.request().method() === 'GET'
      ? refusal(503, 'SERVICE_UNAVAILABLE', '/')(route)
      : route.fallback();
  await page.route(ORDERS, fail);
  await page.reload();
  // A guest's cart is part of the server-rendered document.
  await expect(page.getByText(market.text('cart.stale'))).toBeVisible({ timeout: 30_000 });
  await expect(cart.quantity(NIVALE)).toBeDisabled();
  await expectAccessible(page);
  await page.unroute(ORDERS, fail);
  await cart.retry.click();
  await expect(cart.quantity(NIVALE)).toBeEnabled();
  await expect(cart.quantity(NIVALE)).toHaveValue('1');
});
