import type { Browser } from 'playwright';
import { median } from '../figure.ts';
import { STRANGER, type Visitor } from './fill-cart.ts';
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

interface Observed {
  lcp: number;
  cls: number;
  /** ms. */
  firstPaint: number;
  longTasks: { startTime: number; duration: number }[];
}

/** Runs in the page before its own scripts. */
const observe = () => {
  const observed: Observed = { lcp: 0, cls: 0, firstPaint: Infinity, longTasks: [] };
  Object.assign(window, { observed });
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  each('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.cls += value;
  });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  each('longtask', ({ startTime, duration }) => observed.longTasks.push({ startTime, duration }));
};

/** Time of long tasks beyond 50 ms after the first contentful paint. */
const blockingTime = ({ longTasks, firstPaint }: Observed): number =>
  longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
    .reduce((sum, blocked) => sum + Math.max(0, blocked - 50), 0);

const visit = async (
  browser: Browser,
  url: string,
  { storage, cookies }: Visitor,
): Promise<PageMeasure> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  await context.addCookies(cookies);
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
  const observed = await page.evaluate(
    () => (window as unknown as { observed: Observed }).observed,
  );
  await context.close();
  return {
    html: (bytes['Document'] ?? 0) / 1000,
    js: (bytes['Script'] ?? 0) / 1000,
    lcp: observed.lcp,
    cls: observed.cls,
    tbt: blockingTime(observed),
  };
};

/**
 * Visits a page cold several times, throttled, and returns the median of each figure.
 *
 * @param visitor storage of the visitor, such as one with a cart
 */
export const measurePage = async (
  browser: Browser,
  url: string,
  visitor: Visitor = STRANGER,
): Promise<PageMeasure> => {
  const visits: PageMeasure[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url, visitor));
  const middle = (key: keyof PageMeasure) => median(visits.map((it) => it[key]));
  return {
    html: middle('html'),
    js: middle('js'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
  };
};
