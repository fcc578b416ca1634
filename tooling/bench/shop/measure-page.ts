import type { Browser } from 'playwright';
import { median } from '../figure.ts';
import { quietNetwork } from './quiet-network.ts';
import { throttle } from './throttle.ts';

export interface PageMeasure {
  /** kB transferred, as sent. */
  html: number;
  js: number;
  /** ms. */
  lcp: number;
  cls: number;
  /** ms. */
  tbt: number;
}

/** Times of a cold visit. */
const VISITS = 5;

/** Runs in the page, before anything of the page. */
const observe = () => {
  const figures = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { benchFigures: figures });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) figures.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.tbt += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

const visit = async (
  browser: Browser,
  url: string,
  storage: Record<string, string>,
): Promise<PageMeasure> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, storage);
  const session = await throttle(page);
  const bytes = { Document: 0, Script: 0 } as Record<string, number>;
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  const quiet = quietNetwork(session);
  await page.goto(url, { waitUntil: 'commit' });
  await quiet();
  const figures = await page.evaluate(
    () =>
      (window as unknown as { benchFigures: { lcp: number; cls: number; tbt: number } })
        .benchFigures,
  );
  await context.close();
  return { html: (bytes['Document'] ?? 0) / 1000, js: (bytes['Script'] ?? 0) / 1000, ...figures };
};

/**
 * Visits a page cold several times, throttled, and gives the median of each figure.
 *
 * @param storage what the visitor's session storage holds, such as the id of a cart
 */
export const measurePage = async (
  browser: Browser,
  url: string,
  storage: Record<string, string> = {},
): Promise<PageMeasure> => {
  const visits: PageMeasure[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url, storage));
  const middle = (key: keyof PageMeasure) => median(visits.map((it) => it[key]));
  return {
    html: middle('html'),
    js: middle('js'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
  };
};
