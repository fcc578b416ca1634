import { NIVALE } from '../factories/item.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { skusOf } from '../fixtures/skus-of.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { productScreen } from '../screens/product.ts';

/** The code that sends changes, which the cart page fetches at the first activity. */
const CODE = /\/cart-writes\./u;

const addToCart = async (page: Page, market: MarketUnderTest) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  return cartScreen(page, market);
};

test('E7 P5 presses before the code that sends them has loaded show at once and survive a reload', async ({
  page,
  market,
  platform,
}) => {
  test.slow();
  const cart = await addToCart(page, market);
  const gate = closedGate();
  await page.route(CODE, async (route) => {
    await gate.opened;
    // The request of the page that was left has ended.
    await route.continue().catch(() => undefined);
  });
  await cart.open();
  await cart.more(NIVALE).click();
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('3');
  expect(await skusOf(page, platform)).toEqual([[NIVALE.code, 1]]);
  await page.reload();
  await expect(cart.quantity(NIVALE)).toBeEnabled();
  gate.open();
  await expect(cart.quantity(NIVALE)).toHaveValue('3');
  await expect.poll(() => skusOf(page, platform)).toEqual([[NIVALE.code, 3]]);
  await expect(cart.updating).toBeHidden();
});

test('X a change whose code does not load shows the reason beside its line, and a retry sends it', async ({
  page,
  market,
  platform,
  watch,
}) => {
  test.slow();
  watch.allow(/net::ERR_|ChunkLoadError/);
  const cart = await addToCart(page, market);
  await page.route(CODE, (route) => route.abort('connectionreset'));
  await cart.open();
  await cart.more(NIVALE).click();
  await expect(cart.line(NIVALE).getByRole('alert')).toHaveText(
    market.text('error.connection_failed'),
  );
  await expect(cart.quantity(NIVALE)).toHaveValue('1');
  await page.unroute(CODE);
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
  await expect(cart.line(NIVALE).getByRole('alert')).toBeHidden();
  await expect.poll(() => skusOf(page, platform)).toEqual([[NIVALE.code, 2]]);
});

test('Q1 a cart that is only looked at does without the code that sends changes', async ({
  page,
  market,
}) => {
  const cart = await addToCart(page, market);
  const requests: string[] = [];
  page.on('request', (it) => requests.push(it.url()));
  await cart.open();
  await expect(cart.quantity(NIVALE)).toBeEnabled();
  await expect(cart.updating).toBeHidden();
  expect(requests.filter((it) => CODE.test(it))).toEqual([]);
  const code = page.waitForRequest(CODE);
  await page.mouse.move(20, 20);
  await code;
});
