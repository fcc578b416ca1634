import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** What a browser has stored of the shop: restored for each cold visit, whose cache is empty. */
export interface Visitor {
  /** Cookies and local storage. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Content of the tab's session storage. */
  tab: Readonly<Record<string, string>>;
}

/** A new visitor. */
export const STRANGER: Visitor = { state: { cookies: [], origins: [] }, tab: {} };

/** The visitor of a page, as the page has stored it. */
export const visitorOf = async (page: Page): Promise<Visitor> => ({
  state: await page.context().storageState(),
  tab: await page.evaluate(() => ({ ...sessionStorage })),
});

/** A new browser context, with an empty cache and a visitor's storage. */
export const contextOf = async (
  browser: Browser,
  { state, tab }: Visitor,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...options, storageState: state });
  await context.addInitScript((entries) => {
    // Once per tab: a later page of the same tab keeps its changes.
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, tab);
  return context;
};
