import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { storedCart } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { destinationDialog } from '../screens/destination.ts';
import { header } from '../screens/header.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

test('S2 a card’s button adds one unit to the cart, and the header shows the count on the same page', async ({
  page,
  market,
  platform,
}) => {
  const { text, locale, url } = market;
  const list = url(paths.category('red'));
  await page.goto(list);
  const add = page.getByRole('button', {
    name: text('catalog.card.add', { name: BARBERA.name(locale) }),
    exact: true,
  });
  const destination = destinationDialog(page, market);
  await add.first().click();
  await destination.dialog.or(header(page, market).cart(1)).first().waitFor();
  if (await destination.dialog.isVisible()) await destination.answer();
  await expect(header(page, market).cart(1)).toBeVisible();
  await add.first().click();
  await expect(header(page, market).cart(2)).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect
    .poll(async () => {
      const { lines } = await platform.order(await storedCart(page, 'it-eur'));
      const goods = lines.filter((it) => it['item_type'] === 'skus');
      return goods.map((it) => [it['sku_code'], it['quantity']]);
    })
    .toEqual([[BARBERA.code, 2]]);
});
