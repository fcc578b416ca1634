import type { Page } from '@playwright/test';
import { BARBERA } from '../factories/item.ts';
import { skusOf } from '../fixtures/skus-of.ts';
import { storedCarts } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

const LINES = /\/api\/line_items(?:\?|$)/u;

/** The page aborts a call after 1 s instead of 40 (C5), and the platform delays the first line item beyond that. */
const beLate = async (page: Page, fault: string): Promise<() => number> => {
  let sent = 0;
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => limit(ms / 40);
  });
  await page.route(LINES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    const headers = { ...route.request().headers(), ...(sent === 1 && { 'x-fault': fault }) };
    // Over a separate connection: a slow platform continues after its client has gone.
    const response = await route.fetch({ headers });
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => sent;
};

test.beforeEach(({ watch }) => {
  test.slow();
  watch.allow(/net::ERR_/);
});

test('C5 P5 a line item written after the page’s timeout is in the cart once', async ({
  page,
  market,
  platform,
}) => {
  const sent = await beLate(page, 'delay=4000');
  const product = productScreen(page, market);
  await product.open(BARBERA);
  await product.add.click();
  await expect(product.refused).toBeVisible();
  expect(await storedCarts(page)).not.toEqual({});
  expect(await skusOf(page, platform)).toEqual([]);
  // Found by the automatic recheck.
  await expect(header(page, market).cart(1)).toBeVisible({ timeout: 30_000 });
  expect(await skusOf(page, platform)).toEqual([[BARBERA.code, 1]]);
  expect(sent()).toBe(1);

  await product.addToCart();
  await expect(header(page, market).cart(2)).toBeVisible();
  await expect.poll(() => skusOf(page, platform)).toEqual([[BARBERA.code, 2]]);
});
