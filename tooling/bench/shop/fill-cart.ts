import { STORAGE } from '@shop/contracts/storage';
import type { Browser, BrowserContext } from 'playwright';

const CART_ID = STORAGE.cartId.key;
const REPORT_PATH = '/guest-order';

/** Storage of a visitor with a cart. */
export interface Visitor {
  /** Content of their session storage. */
  storage: Record<string, string>;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** A new visitor. */
export const STRANGER: Visitor = { storage: {}, cookies: [] };

/** Adds one item to a new cart through the page and returns the visitor's storage. */
export const fillCart = async (browser: Browser, url: string, label: string): Promise<Visitor> => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const reported = page.waitForResponse((answer) => answer.url().endsWith(REPORT_PATH));
  await page.getByRole('button', { name: label }).first().click();
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, CART_ID);
  await page.locator('[data-region="MiniCart"]').getByText('1', { exact: true }).waitFor();
  await reported;
  const id = await page.evaluate((key) => sessionStorage.getItem(key), CART_ID);
  const cookies = await page.context().cookies();
  await page.close();
  return { storage: { [CART_ID]: id ?? '' }, cookies };
};
