import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

/** Disables browser storage, like strict privacy settings. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

test('T3 without storage the cart lives as long as the page', async ({ page, market }) => {
  await blockStorage(page);
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
  await header(page, market).department('wine').click();
  await expect(page).toHaveURL(market.url(paths.category('wine')));
  await expect(header(page, market).cart(1)).toBeVisible();
});
