import type { Browser, CDPSession } from 'playwright';
import { throttle } from '../throttle.ts';
import { contextOf, type Visitor } from '../visitors/visitor.ts';
import { isIdle, quietNetwork } from './quiet-network.ts';

/** A script of a visit. */
export interface Script {
  url: string;
  /** kB as transferred. */
  size: number;
  /** ms since the visit began. */
  requested: number;
}

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

/** Collects what a page transfers from now on. */
const watchTransfers = (session: CDPSession) => {
  const requests = new Map<string, { type: string; url: string; requested: number }>();
  const html: number[] = [];
  const scripts: Script[] = [];
  const started = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) =>
    requests.set(requestId, { type, url: request.url, requested: performance.now() - started }),
  );
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const sent = requests.get(requestId);
    if (sent) sent.type = type;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    const size = encodedDataLength / 1000;
    if (sent?.type === 'Document') html.push(size);
    if (sent?.type === 'Script') scripts.push({ ...sent, size });
  });
  return { html, scripts };
};

const sum = (values: readonly number[]): number => values.reduce((all, it) => all + it, 0);

/** Visits a page cold and throttled, until its network is quiet. @throws Error if the page does not open */
export const visitPage = async (
  browser: Browser,
  url: string,
  visitor: Visitor,
): Promise<PageMeasure & { scripts: readonly Script[] }> => {
  const context = await contextOf(browser, visitor, {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await throttle(page);
    const { html, scripts } = watchTransfers(session);
    const quiet = quietNetwork(session, () => isIdle(page));
    await page.goto(url, { waitUntil: 'commit' });
    await quiet();
    const observed = await page.evaluate(
      () => (window as unknown as { observed: Observed }).observed,
    );
    const { lcp, cls } = observed;
    const js = sum(scripts.map(({ size }) => size));
    return { html: sum(html), js, lcp, cls, tbt: blockingTime(observed), scripts };
  } finally {
    await context.close();
  }
};
