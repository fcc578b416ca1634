import type { Locator, Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The product page (S1). */
export const productScreen = (page: Page, { text, url }: MarketUnderTest) => {
  const buyBox = page.getByRole('region', { name: text('catalog.item.buy') });
  const add = buyBox.getByRole('button', { name: text('cart.add.action') });
  return {
    buyBox,
    add,
    quantity: buyBox.getByRole('textbox', { name: text('cart.quantity') }),
    open: async ({ code }: Item): Promise<void> => {
      await page.goto(url(paths.product(code)));
    },
    /** Adds what the fields say and waits until the platform confirmed it. */
    addToCart: async (): Promise<void> => {
      await add.click();
      await buyBox.getByRole('button', { name: text('cart.add.added') }).waitFor();
    },
  };
};

/** A notification of the shop (S16). */
export const toast = (page: Page, { text }: MarketUnderTest): Locator =>
  page.getByRole('region', { name: text('ui.notifications') });
