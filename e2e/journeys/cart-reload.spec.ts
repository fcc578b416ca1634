import type { Page } from '@playwright/test';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { skusOf } from '../fixtures/skus-of.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

/** Blocks only the platform. @returns the function that restores it */
const cutOff = async (page: Page, commerce: number): Promise<() => Promise<void>> => {
  const isPlatform = ({ port }: URL) => port === String(commerce);
  await page.route(isPlatform, (route) => route.abort('connectionreset'));
  return async () => {
    await page.unroute(isPlatform);
    // Simulates the browser's `online` event.
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
};

test('P5 X pending changes survive a reload and are sent once', async ({
  page,
  market,
  platform,
  ports,
  watch,
}) => {
  test.slow();
  watch.allow(/net::ERR_/);
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await product.open(BARBERA);
  await header(page, market).cart(1).waitFor();
  const mend = await cutOff(page, ports.commerce);

  await product.add.click();
  await expect(page.getByRole('button', { name: market.text('cart.add.adding') })).toBeVisible();
  await expect.poll(() => storedText(page, 'outbox')).toContain(BARBERA.code);
  await cart.open();
  await expect(page.getByText(market.text('cart.offline.title'))).toBeVisible();
  await mend();

  await expect(cart.quantity(BARBERA)).toHaveValue('1');
  await expect
    .poll(() => skusOf(page, platform))
    .toEqual([
      [NIVALE.code, 1],
      [BARBERA.code, 1],
    ]);

  const mendAgain = await cutOff(page, ports.commerce);
  await cart.more(NIVALE).click();
  await cart.more(NIVALE).click();
  await expect(cart.quantity(NIVALE)).toHaveValue('3');
  await page.reload();
  await expect(page.getByText(market.text('cart.offline.title'))).toBeVisible();
  await mendAgain();
  await expect(cart.quantity(NIVALE)).toHaveValue('3');
  await expect
    .poll(() => skusOf(page, platform))
    .toEqual([
      [NIVALE.code, 3],
      [BARBERA.code, 1],
    ]);
});
