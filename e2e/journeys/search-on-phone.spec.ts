import { expect, test } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { searchScreen } from '../screens/search.ts';

test.use({ place: { country: 'IT', locale: 'it' }, viewport: { width: 360, height: 740 } });

/** Words of an element that are broken across lines. */
const brokenWords = (element: HTMLElement | SVGElement): string[] => {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  return broken;
};

test('S4 C2 the name of a suggested bundle has room beside what its parts cost, on a phone', async ({
  page,
  market,
}) => {
  const search = searchScreen(page, market);
  await page.goto(market.url('/'));
  await search.enter();
  await search.field.fill('cassetta');
  await expect(search.allResults('cassetta')).toBeVisible();
  const bundle = search.items.getByRole('option', {
    name: market.text('ui.price.parts', { price: '' }),
  });
  expect(await bundle.first().evaluate(brokenWords)).toEqual([]);
});

test('S4 nothing moves when the search is opened on a phone', async ({ page, market }) => {
  const search = searchScreen(page, market);
  await page.goto(market.url('/'));
  const before = await search.heading.boundingBox();
  const department = header(page, market).department('wine');
  await department.click({ trial: true });
  const opened = await page.evaluate(() => performance.now());
  await search.enter();
  await search.field.fill('barbera');
  await expect(search.list).toBeVisible();
  // The field covers the main navigation now.
  await search.field.click({ position: { x: 20, y: 20 } });
  expect((await search.list.boundingBox())?.width).toBeGreaterThan(300);
  expect(await search.heading.boundingBox()).toEqual(before);
  const shift = await page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries().filter(({ startTime }) => startTime > since);
          resolve(entries.reduce((sum, it) => sum + (it as never as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    opened,
  );
  expect(shift).toBe(0);
});
