import type { Browser, Locator, Page } from 'playwright';
import { percentile } from '../figure.ts';
import { throttle } from './throttle.ts';

/** Clicks on each control. */
const TIMES = 10;

/** ms a finger rests on a control: without it the press is still being handled when the click comes. */
const PRESS = 60;

export interface ClickMeasure {
  /** ms from the click to the next frame on screen, p95 over all clicks. */
  answered: number;
  /** Layout shift of all that came after a click; what the click itself moved is not one. */
  shift: number;
}

interface Watched {
  longest: number;
  shift: number;
}

/** Runs in the page: Chromium's own measure of an interaction, from the input to the next frame. */
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

/** The longest answer since it was last asked; under the browser's threshold it is 0. */
const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { watched } = window as unknown as { watched: Watched };
    const { longest } = watched;
    watched.longest = 0;
    return longest;
  });

/**
 * Clicks on controls of a page, on a slow machine (throttle.ts), and measures how soon the next frame is drawn.
 *
 * @param prepare opens the page in the browser's context and gives its controls in the order they are clicked
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
      await takeLongest(page);
      await control.click({ delay: PRESS });
      answers.push(await takeLongest(page));
    }
  const { shift } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await context.close();
  return { answered: percentile(answers, 0.95), shift };
};
