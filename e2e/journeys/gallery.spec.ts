import { axeViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

/** The gallery intentionally repeats the sections of a product. */
const REPEATED = ['landmark-unique'];

test('S1 the standalone gallery has every state of a product, without axe violations', async ({
  page,
  ports,
}) => {
  test.slow();
  const query = `?commerce=${ports.commerce}&store-api=${ports.storeApi}`;
  await page.goto(`http://localhost:${ports.remotes.catalog}/${query}`);
  await page
    .getByRole('navigation', { name: 'catalog' })
    .getByRole('link', { name: '/gallery' })
    .click();
  await expect(page.getByRole('article', { name: 'unknown or not sold here' })).toBeVisible();
  for (const state of ['in stock', 'sold out', 'bundle', 'long names', 'without a picture']) {
    await expect(page.getByRole('article', { name: state, exact: true })).toBeVisible();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await axeViolations(page, { without: REPEATED });
    expect(found, `what axe finds, ${colorScheme}`).toEqual([]);
  }
});
