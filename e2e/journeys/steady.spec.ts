import { paths } from '@shop/contracts/routing';
import { delayAnswers } from '../faults/delay-answers.ts';
import { BARBERA } from '../factories/item.ts';
import { expectSteady, LATE, watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { productScreen } from '../screens/product.ts';

// As high as a product page: the browser counts only visible shifts, and late content is below the fold. On the
// narrowest, the button wraps below the quantity.
for (const viewport of [
  { width: 360, height: 2000 },
  { width: 390, height: 2000 },
  { width: 1280, height: 1600 },
]) {
  test(`S1 S2 nothing moves while pages load late, ${viewport.width} px wide`, async ({
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
