import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** The cart (S5). */
export const cartScreen = (page: Page, { text, url, locale }: MarketUnderTest) => ({
  heading: page.getByRole('heading', { level: 1, name: text('cart.title') }),
  bill: page.getByRole('complementary', { name: text('cart.summary') }),
  line: (item: Item) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: item.name(locale), exact: true }) }),
  quantity: (item: Item) =>
    page.getByRole('textbox', { name: text('cart.quantityOf', { name: item.name(locale) }) }),
  toCheckout: page.getByRole('link', { name: text('cart.checkout') }),
  empty: page.getByRole('heading', { name: text('cart.empty.title') }),
  open: async (): Promise<void> => {
    await page.goto(url(paths.cart()));
  },
});
