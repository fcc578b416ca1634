import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

test('S1 S5 a case has six bottles, at six times the price', async ({ page, market }) => {
  const { text } = market;
  const product = productScreen(page, market);
  const price = NIVALE.price('EUR');
  await product.open(NIVALE);
  await expect(product.add).toBeEnabled();
  await product.buyBox
    .getByRole('combobox', { name: text('cart.unit') })
    .selectOption(text('cart.unit.case', { pieces: 6, formattedPrice: market.money(price * 6) }));
  await product.addToCart();
  await expect(header(page, market).cart(6)).toBeVisible();
  const cart = cartScreen(page, market);
  await cart.open();
  await expect(cart.quantity(NIVALE)).toHaveValue('6');
  await expect(cart.line(NIVALE)).toContainText(market.money(price * 6));
});

test('S1 S2 an item links to its producer, whose page links to the item', async ({
  page,
  market,
}) => {
  const { locale, url } = market;
  await productScreen(page, market).open(BARBERA);
  await page.getByRole('main').getByRole('link', { name: 'Cascina Orsarola' }).click();
  await expect(page).toHaveURL(url('/category/producer/cascina-orsarola'));
  const listing = listingScreen(page, market);
  await expect(listing.heading).toHaveText('Cascina Orsarola');
  await listing.cards.getByRole('link', { name: BARBERA.name(locale), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name(locale));
});
