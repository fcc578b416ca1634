import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { productScreen } from '../screens/product.ts';

const BLACK_ENOUGH = 60;

/** The visitor uses dark mode on the screen. */
test.use({ colorScheme: 'dark' });

/** Brightest channel (0 to 255) of the text, and the color behind the page. */
const inkOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((it) => ({
    ink: Math.max(...(getComputedStyle(it).color.match(/\d+/g) ?? []).map(Number)),
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));

test('S1 S2 S5 printed pages have texts and prices, dark on white, without controls', async ({
  page,
  market,
}) => {
  const { banner, account, country } = header(page, market);
  const listing = listingScreen(page, market);
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  const price = market.money(BARBERA.price(market.currency));

  const expectOnPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(account.or(country)).toHaveCount(0);
    await expect(banner).toContainText('Fonte & Vigna');
    const { ink, paper } = await inkOf(page);
    expect(ink).toBeLessThan(BLACK_ENOUGH);
    expect(paper).toBe('rgb(255, 255, 255)');
    const prices = page.getByRole('main').getByText(price, { exact: true });
    await expect(prices.filter({ visible: true })).not.toHaveCount(0);
  };

  await page.goto(market.url(paths.category('red')));
  await expect(listing.facets).toBeVisible();
  await expectOnPaper();
  await expect(listing.facets).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await product.open(BARBERA);
  await product.addToCart();
  await expectOnPaper();

  await page.emulateMedia({ media: 'screen' });
  await cart.open();
  await expect(cart.toCheckout).toBeVisible();
  await expectOnPaper();
  await expect(cart.toCheckout).toBeHidden();
  await expect(cart.quantity(BARBERA)).toHaveValue('1');
  await expect(cart.bill.getByText(market.text('cart.total.subtotal'))).toBeVisible();
});
