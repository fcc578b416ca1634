import type { Browser, BrowserContext } from 'playwright';

const CART_ID = 'fv.cart-id';
const TOLD = '/guest-order';

/** What a visitor with a cart brings along. */
export interface Visitor {
  /** What their session storage holds. */
  storage: Record<string, string>;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Someone who was never here. */
export const STRANGER: Visitor = { storage: {}, cookies: [] };

/** Puts one item into a new cart through the page, and gives what its visitor has then. */
export const fillCart = async (browser: Browser, url: string, label: string): Promise<Visitor> => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const told = page.waitForResponse((answer) => answer.url().endsWith(TOLD));
  await page.getByRole('button', { name: label }).first().click();
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, CART_ID);
  await page.locator('[data-region="MiniCart"]').getByText('1', { exact: true }).waitFor();
  await told;
  const id = await page.evaluate((key) => sessionStorage.getItem(key), CART_ID);
  const cookies = await page.context().cookies();
  await page.close();
  return { storage: { [CART_ID]: id ?? '' }, cookies };
};
