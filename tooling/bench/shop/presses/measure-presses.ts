import type { Browser, Locator, Page } from 'playwright';
import { percentile } from '../../figure.ts';
import { throttle } from '../throttle.ts';
import { contextOf, STRANGER, type Visitor } from '../visitors/visitor.ts';

/** Number of presses per measurement: p95 leaves the slowest out. */
const PRESSES = 20;

/** Press duration in ms: without it, the click event arrives while the press is still being handled. */
const REST = 60;

/** One press of a control, or of a key. */
export interface Press {
  act: () => Promise<unknown>;
  /** Returns to the state before; not measured. */
  restore?: () => Promise<unknown>;
}

export interface PressMeasure {
  /** ms from the press to the next frame, p95 over all presses. */
  answered: number;
  /** Layout shifts after presses. Shifts caused directly by a press do not count. */
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
      if (/^(?:click|pointerup|keydown|keypress|input|keyup)$/u.test(entry.name))
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

/** A trusted click on a control. */
export const clickOn = (control: Locator, restore?: Press['restore']): Press => ({
  act: () => control.click({ delay: REST }),
  ...(restore && { restore }),
});

/**
 * Presses the controls of a page on a slow machine (throttle.ts) and measures the time to the next frame.
 *
 * @param prepare opens the page in the visitor's context and returns its presses, which are repeated in order
 */
export const measurePresses = async (
  browser: Browser,
  prepare: (page: Page) => Promise<readonly Press[]>,
  visitor: Visitor = STRANGER,
): Promise<PressMeasure> => {
  const context = await contextOf(browser, visitor, { viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const presses = await prepare(page);
    await page.waitForLoadState('networkidle');
    await throttle(page);
    const answers: number[] = [];
    while (answers.length < PRESSES)
      for (const { act, restore } of presses) {
        await readLongest(page);
        await act();
        answers.push(await readLongest(page));
        await restore?.();
      }
    const { shift } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    );
    return { answered: percentile(answers, 0.95), shift };
  } finally {
    await context.close();
  }
};
