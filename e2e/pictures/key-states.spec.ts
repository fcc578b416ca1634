import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/own-shop.ts';
import { STATES } from './states.ts';
import { isStoredBrowser } from './stored-browser.ts';

const WIDTHS = [360, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Days depend on the day of the test. */
const hideDays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const time of document.querySelectorAll('main time')) time.textContent = '…';
  });

/** Waits for every picture that is in view, also for those that load late. */
const untilPictures = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((it) => {
        const { top, left, width } = it.getBoundingClientRect();
        return width > 0 && top < innerHeight && left < innerWidth && left + width > 0;
      })
      .every((it) => it.complete && it.naturalWidth > 0),
  );
};

test('S1 S2 S5 S6 S13 the key states look as in the stored pictures', async ({
  page,
  market,
  watch,
  browser,
}, { config }) => {
  const updates = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  test.skip(
    !isStoredBrowser(browser.version(), updates),
    `the stored pictures are not of Chromium ${browser.version()}`,
  );
  // The state of a page that does not exist.
  watch.allow(/status of 404 .*nothing-here/);
  test.setTimeout(240_000);
  for (const { name, reach } of STATES) {
    await test.step(name, async () => {
      await reach(page, market);
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.mouse.move(0, 0);
      for (const width of WIDTHS)
        for (const colorScheme of SCHEMES) {
          await page.setViewportSize({ width, height: 1200 });
          await page.emulateMedia({ colorScheme });
          await hideDays(page);
          await untilPictures(page);
          await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`);
        }
    });
  }
});
