import type { Locator } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { BARBERA, CANNONAU, item } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { productScreen } from '../screens/product.ts';

/** Where names and texts are longest. */
test.use({
  place: { country: 'DE', locale: 'de' },
  asksConsent: true,
  viewport: { width: 360, height: 740 },
});

const WHOLE = { ratio: 1 };

const edges = async (locator: Locator): Promise<{ top: number; bottom: number }> => {
  const { y, height } = (await locator.boundingBox())!;
  return { top: Math.round(y), bottom: Math.round(y + height) };
};

test('A2 S1 while a telephone asks about statistics, price and button are in sight once the buy box has left', async ({
  page,
  market,
}) => {
  const { text } = market;
  const banner = page.getByRole('region', { name: text('consent.title') });
  const no = banner.getByRole('button', { name: text('consent.no') });
  const { add, added, quantity } = productScreen(page, market);
  const atFoot = page
    .getByRole('main')
    .getByRole('button', { name: text('catalog.item.add'), exact: true })
    .last();
  for (const { code } of [item('BARBERA-ASTI-375'), BARBERA]) {
    await page.goto(market.url(paths.product(code)));
    await expect(banner).toBeVisible();
    await expect(add).toBeEnabled();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(atFoot).toBeInViewport(WHOLE);
    // Nothing lies over the one, nor over the other.
    await atFoot.click({ trial: true });
    await no.click({ trial: true });
  }
  await atFoot.click();
  await expect(added).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await no.click();
  await expect(banner).toBeHidden();
  await expect(atFoot).not.toBeInViewport();
  await expect(quantity).toBeInViewport(WHOLE);
});

test('A2 the end of every page is scrolled clear of the question about statistics', async ({
  page,
  market,
}) => {
  const banner = page.getByRole('region', { name: market.text('consent.title') });
  for (const path of [paths.home(), paths.product(BARBERA.code), paths.product(CANNONAU.code)]) {
    await page.goto(market.url(path));
    await expect(banner).toBeInViewport(WHOLE);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const [asked, end] = [await edges(banner), await edges(page.getByRole('contentinfo'))];
        return end.bottom <= asked.top && asked.bottom <= 740;
      }, path)
      .toBe(true);
  }
});

test.describe('Once it is answered', () => {
  test.use({ asksConsent: false });

  test('S1 a telephone’s first screen has room to spare below the button, where the texts are longest', async ({
    page,
    market,
  }) => {
    const { add } = productScreen(page, market);
    for (const code of ['BARBERA-ASTI-375', 'ACQUA-TUFARA-750']) {
      await page.goto(market.url(paths.product(code)));
      await expect(add).toBeEnabled();
      expect((await edges(add)).bottom, code).toBeLessThanOrEqual(740 - 16);
    }
  });
});
