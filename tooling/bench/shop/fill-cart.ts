import type { Browser } from 'playwright';

const CART_ID = 'fv.cart-id';

/** Puts one item into a new cart through the page, and gives what the session storage holds then. */
export const fillCart = async (
  browser: Browser,
  url: string,
  label: string,
): Promise<Record<string, string>> => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: label }).click();
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, CART_ID);
  await page.locator('[data-region="MiniCart"]').getByText('1', { exact: true }).waitFor();
  const id = await page.evaluate((key) => sessionStorage.getItem(key), CART_ID);
  await page.close();
  return { [CART_ID]: id ?? '' };
};
