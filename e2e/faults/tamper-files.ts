import type { BrowserContext, Page, Route } from '@playwright/test';

/** Effects that tampered content would have if it ran or were applied. */
const ADDITIONS = {
  js: ';(window.__tampered ??= []).push(document.currentScript?.src ?? "");',
  css: ':root { --tampered: yes }',
} as const;

const changed = async (route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url());
  const kind = pathname.endsWith('.css') ? 'css' : 'js';
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n${ADDITIONS[kind]}` });
};

/**
 * Serves scripts and style sheets with an addition, like an attacker with access to a host or cache.
 *
 * @returns the function that restores them
 */
export const tamperFiles = async (
  target: Page | BrowserContext,
  isTampered: (url: URL) => boolean,
): Promise<() => Promise<void>> => {
  const isMeant = (url: URL) => /\.(js|css)$/.test(url.pathname) && isTampered(url);
  await target.route(isMeant, changed);
  return () => target.unroute(isMeant, changed);
};

/** Effects of the addition in a page: none if every file is verified. */
export const tamperedIn = (page: Page): Promise<{ scripts: string[]; sheet: string }> =>
  page.evaluate(() => ({
    scripts: (window as { __tampered?: string[] }).__tampered ?? [],
    sheet: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }));

export const NOTHING = { scripts: [], sheet: '' };
