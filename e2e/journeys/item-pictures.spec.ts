import { NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { productScreen } from '../screens/product.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('S1 the pressed picture opens large, and the others follow by keyboard', async ({
      page,
      market,
    }) => {
      const { text, locale } = market;
      const name = NIVALE.name(locale);
      const files: string[] = [];
      page.on('request', (request) => {
        if (/\/zoom\.[^/]*\.js/.test(request.url())) files.push(request.url());
      });
      const product = productScreen(page, market);
      await product.open(NIVALE);
      // Before hydration, the link opens the picture's file.
      await waitForHydration(page);
      expect(files).toEqual([]);
      // Phones show them side by side; other devices need a click on a thumbnail first.
      const small = page.getByRole('radio', { name: text('catalog.picture.label', { name }) });
      if (width > 768) await small.check();
      const label = page.getByRole('link', {
        name: text('catalog.zoom.open', { name: text('catalog.picture.label', { name }) }),
      });
      await label.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      const position = (index: number, alt: string) =>
        dialog.getByText(text('catalog.zoom.position', { alt, index, count: 3 }), { exact: true });
      await expect(position(2, text('catalog.picture.label', { name }))).toBeVisible();
      await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
      expect(files).not.toEqual([]);
      await page.keyboard.press('ArrowLeft');
      await expect(position(1, name)).toBeVisible();
      const next = dialog.getByRole('button', { name: text('catalog.zoom.next') });
      await next.press('Enter');
      await expect(position(2, text('catalog.picture.label', { name }))).toBeVisible();
      await expect(next).toBeFocused();
      await expectAccessible(page, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(label).toBeFocused();
    });
  });
}

test.describe('in the United States', () => {
  test.use({ place: { country: 'US', locale: 'en' } });

  test('M7 S1 a picture opens large in American English, too', async ({ page, market }) => {
    const name = NIVALE.name(market.locale);
    await productScreen(page, market).open(NIVALE);
    await waitForHydration(page);
    await page
      .getByRole('link', { name: market.text('catalog.zoom.open', { name }), exact: true })
      .click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S1 each picture links to its large file', async ({ page, market, watch }) => {
    // The file's CSP blocks the browser's own style for image documents.
    watch.allow(/Applying inline style violates .*'none'/);
    const { text, locale } = market;
    const name = NIVALE.name(locale);
    await productScreen(page, market).open(NIVALE);
    await page.getByRole('radio', { name: text('catalog.picture.label', { name }) }).check();
    await page
      .getByRole('link', {
        name: text('catalog.zoom.open', { name: text('catalog.picture.label', { name }) }),
      })
      .click();
    await expect(page).toHaveURL(/\/media\/.*-1280\.webp$/);
  });
});
