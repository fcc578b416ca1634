import type { Locator } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { searchScreen } from '../screens/search.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Visible outlines of a control against the page behind it: its border and outline. */
const linesOf = (control: Locator) =>
  control.evaluate((it) => {
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const style = getComputedStyle(it);
    const line = (side: string) => {
      const width = parseFloat(style.getPropertyValue(`${side}-width`));
      const drawn = style.getPropertyValue(`${side}-style`) !== 'none';
      return drawn && style.getPropertyValue(`${side}-color`) !== paper ? width : 0;
    };
    return {
      below: line('border-bottom'),
      round: Math.min(...['top', 'right', 'bottom', 'left'].map((it) => line(`border-${it}`))),
      outline: line('outline'),
    };
  });

test('S1 S2 S4 with forced colors, a line marks selected controls', async ({ page, market }) => {
  const { department, country } = header(page, market);
  const { region } = listingScreen(page, market);
  const search = searchScreen(page, market);

  await page.goto(`${market.url(paths.category('wine'))}?region=piemonte`);
  expect((await linesOf(department('wine'))).below).toBe(2);
  expect((await linesOf(department('water'))).below).toBe(0);
  expect((await linesOf(country)).round).toBe(1);
  await expect(region('piemonte')).toBeChecked();
  expect(await region('piemonte').evaluate((it) => getComputedStyle(it).appearance)).toBe('auto');

  await search.enter();
  await search.field.pressSequentially('bar');
  await expect(search.allResults('bar')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect((await linesOf(search.active)).outline).toBe(2);
  expect((await linesOf(search.options.nth(1))).outline).toBe(0);

  await page.goto(market.url(paths.product(BARBERA.code)));
  const sizes = page.getByRole('navigation', { name: market.text('catalog.sizes.label') });
  expect((await linesOf(sizes.locator('[aria-current]'))).outline).toBe(1);
  expect((await linesOf(sizes.getByRole('link'))).outline).toBe(0);
});
