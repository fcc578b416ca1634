import type { Locator } from '@playwright/test';
import { BARBERA } from '../factories/item.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { productScreen } from '../screens/product.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position of the next toast, measured when it appears, because it disappears by itself. */
const nextToast = (page: Page, region: string): Promise<Box> =>
  page.evaluate(
    (label) =>
      new Promise<Box>((resolve) => {
        const place = document.querySelector(`[aria-label="${label}"]`);
        const seen = new MutationObserver(() => {
          const toast = place?.querySelector('[role] > *');
          if (!toast) return;
          seen.disconnect();
          resolve(toast.getBoundingClientRect().toJSON() as Box);
        });
        if (place) seen.observe(place, { childList: true, subtree: true });
      }),
    region,
  );

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const expectUncovered = async (toast: Box, controls: readonly Locator[]): Promise<void> => {
  expect(toast.width).toBeGreaterThan(100);
  for (const control of controls) {
    await expect(control).toBeVisible();
    const box = await control.boundingBox();
    expect(box && overlaps(toast, box), `${control} is covered`).toBe(false);
  }
};

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`S16 at ${width} × ${height} a toast covers nothing of the buy box`, async ({
    page,
    market,
  }) => {
    await page.setViewportSize({ width, height });
    const { text } = market;
    const product = productScreen(page, market);
    await product.open(BARBERA);
    await expect(product.add).toBeEnabled();
    const toast = nextToast(page, text('ui.notifications'));
    await product.addToCart();
    await expectUncovered(await toast, [product.added, product.quantity]);
  });
}
