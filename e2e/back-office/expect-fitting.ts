import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../fixtures/accessibility.ts';

const NARROW = 360;
const WIDTHS = [NARROW, 768, 1440] as const;

/** Whether each page fits a phone, a tablet and a desktop, and is accessible. */
export const expectFitting = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed).toBeLessThanOrEqual(width);
        if (width === NARROW) await expectNoViolations(page);
      }
      await expectAccessible(page);
    });
};
