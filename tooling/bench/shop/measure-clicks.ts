import type { Browser, Locator, Page } from 'playwright';
import { percentile } from '../figure.ts';
import { throttle } from './throttle.ts';

/** Number of clicks per control. */
const TIMES = 10;

/** Press duration in ms: without it, the click event arrives while the press is still being handled. */
const PRESS = 60;

export interface ClickMeasure {
  /** ms from the click to the next frame, p95 over all clicks. */
  answered: number;
  /** Layout shifts after clicks. Shifts caused directly by a click do not count. */
  shift: number;
}

interface Watched {
  longest: number;
  shift: number;
}

/** Runs in the page: Chromium's own duration of an interaction, from the input to the next frame. */
const watch = () => {
  const watched: Watched = { longest: 0, shift: 0 };
  Object.assign(window, { watched });
  const durations: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(?:click|pointerup)$/u.test(entry.name))
        watched.longest = Math.max(watched.longest, entry.duration);
  }).observe(durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift' });
};

/** Longest interaction since the last call; 0 if below the browser's threshold. */
const readLongest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { watched } = window as unknown as { watched: Watched };
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });

/**
 * Clicks the controls of a page on a slow machine (throttle.ts) and measures the time to the next frame.
 *
 * @param prepare opens the page in the browser's context and returns its controls in click order
 */
export const measureClicks = async (
  browser: Browser,
  prepare: (page: Page) => Promise<readonly Locator[]>,
): Promise<ClickMeasure> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const controls = await prepare(page);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const answers: number[] = [];
  for (let count = 0; count < TIMES; count++)
    for (const control of controls) {
      await readLongest(page);
      await control.click({ delay: PRESS });
      answers.push(await readLongest(page));
    }
  const { shift } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await context.close();
  return { answered: percentile(answers, 0.95), shift };
};
