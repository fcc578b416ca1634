import type { BrowserContext, Page, Route } from '@playwright/test';

/** What changed content would do if it ran or were applied. */
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
 * Serves scripts and style sheets with something added, as an attacker with access to a host or a cache would.
 *
 * @returns what ends it
 */
export const tamperFiles = async (
  target: Page | BrowserContext,
  isTampered: (url: URL) => boolean,
): Promise<() => Promise<void>> => {
  const isMeant = (url: URL) => /\.(js|css)$/.test(url.pathname) && isTampered(url);
  await target.route(isMeant, changed);
  return () => target.unroute(isMeant, changed);
};

/** What of it ran or was applied in a page: nothing, where every file is held to its integrity. */
export const tamperedIn = (page: Page): Promise<{ scripts: string[]; sheet: string }> =>
  page.evaluate(() => ({
    scripts: (window as { __tampered?: string[] }).__tampered ?? [],
    sheet: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }));

export const NOTHING = { scripts: [], sheet: '' };
