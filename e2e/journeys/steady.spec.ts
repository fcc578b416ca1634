import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { delayAnswers } from '../faults/delay-answers.ts';
import { BARBERA } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { productScreen } from '../screens/product.ts';

/** What is on view may move by so much of the window, for each page come to. */
const STEADY = 0.002;
/** Later than the 500 ms after a click in which the browser forgives a shift. */
const LATE = 800;

interface Shift {
  value: number;
  of: string[];
}

declare global {
  /** Shifts of what is on view that no one has asked for, since the last look. */
  var shifts: Shift[];
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    const named = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        globalThis.shifts.push({
          value: entry.value,
          of: entry.sources.map((it) => named(it.node)),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Shifts since the last look, once the page has come to rest. */
const shiftsSoFar = async (page: Page): Promise<Shift[]> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(globalThis.shifts.splice(0))));
      }),
  );
};

const expectSteady = async (page: Page, where: string) => {
  const shifts = await shiftsSoFar(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(STEADY);
};

// As high as a product's page: the browser counts only what moves on view, and what comes late is below the fold.
// In the narrowest the button goes below the quantity.
for (const viewport of [
  { width: 360, height: 2000 },
  { width: 390, height: 2000 },
  { width: 1280, height: 1600 },
]) {
  test(`S1 S2 nothing moves while pages come late, ${viewport.width} px wide`, async ({
    page,
    market,
    ports,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto(market.url(paths.home()));
    await expectSteady(page, 'home');

    await delayAnswers(page, ports, LATE);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const titleOf = (key: string) => market.text(`category.${key}.name`);
    await main
      .getByRole('link', { name: titleOf('red') })
      .first()
      .click();
    await expect(heading).toHaveText(titleOf('red'));
    await expectSteady(page, 'category');

    await main.getByRole('link', { name: BARBERA.name(market.locale), exact: true }).click();
    await expect(heading).toHaveText(BARBERA.name(market.locale));
    await expect(productScreen(page, market).add).toBeVisible();
    await expectSteady(page, 'product');

    await page.goBack();
    await expect(heading).toHaveText(titleOf('red'));
    await expectSteady(page, 'back to the category');

    await page.goto(market.url(paths.product(BARBERA.code)));
    await expect(productScreen(page, market).add).toBeVisible();
    await expectSteady(page, 'product by its address');
  });
}
