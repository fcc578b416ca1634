import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { breakRemote, FAULTS, type Fault } from '../faults/break-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForCartLink } from '../fixtures/wait-for-hydration.ts';
import { cartDrawer, cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

/** A hanging request is aborted within 5 s; the rest is for a busy machine. */
const GIVING_UP = 25_000;

/** The fault of each other remote: all are loaded by the same code, which the page of the catalog tries with each fault. */
const FAULT_OF = {
  cart: 'answers 503',
  checkout: 'serves HTML with 200',
  account: 'answers 503',
} as const;

for (const fault of Object.keys(FAULTS) as Fault[]) {
  test.describe(`when a remote ${fault}`, () => {
    test.beforeEach(({ watch, ports }) => {
      // React's message when it re-renders a server-rendered region.
      watch.allow(/Minified React error #(422|520)/);
      if (fault === 'serves HTML with 200') watch.allow(/SyntaxError: Unexpected token '<'/);
      for (const port of Object.values(ports.remotes))
        watch.allow(new RegExp(`127\\.0\\.0\\.1:${port}`));
    });

    test('the catalog page shows a fallback, header and cart work, and Retry restores it', async ({
      page,
      market,
      ports,
    }) => {
      const { text, url, locale } = market;
      const main = page.getByRole('main');
      const mend = await breakRemote(page, ports, 'catalog', fault);
      await page.goto(url(paths.product(BARBERA.code)), { waitUntil: 'domcontentloaded' });
      await expect(main).toContainText(text('ui.region.text'), { timeout: GIVING_UP });
      await expect(header(page, market).cart(0)).toBeVisible();
      await waitForCartLink(page);
      await header(page, market).cart(0).click();
      const drawer = cartDrawer(page, market);
      await expect(drawer.dialog).toContainText(text('cart.empty.title'));
      await drawer.close.click();
      await cartScreen(page, market).open();
      await expect(cartScreen(page, market).empty).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(main).toContainText(text('ui.region.text'), { timeout: GIVING_UP });
      await mend();
      await main.getByRole('button', { name: text('ui.region.retry') }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name(locale));
      await expect(productScreen(page, market).add).toBeEnabled();
    });

    if (fault === FAULT_OF.cart)
      test('the cart’s fragments show a fallback, the product stays, and Retry restores them', async ({
        page,
        market,
        ports,
      }) => {
        const { text, url, money, locale, currency } = market;
        const { buyBox, addToCart } = productScreen(page, market);
        const { banner, cart } = header(page, market);
        const mend = await breakRemote(page, ports, 'cart', fault);
        await page.goto(url(paths.product(BARBERA.code)), { waitUntil: 'domcontentloaded' });
        // The cart's code loads for an active visitor.
        await page.mouse.move(8, 8);
        await expect(buyBox).toContainText(text('ui.region.text'), { timeout: GIVING_UP });
        await expect(buyBox).toContainText(money(BARBERA.price(currency)));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name(locale));
        const headerRetry = banner.getByRole('button', { name: text('ui.region.retry') });
        await expect(headerRetry).toBeVisible({ timeout: GIVING_UP });
        await mend();
        await buyBox.getByRole('button', { name: text('ui.region.retry') }).click();
        await addToCart();
        await headerRetry.click();
        await expect(cart(1)).toBeVisible();
      });

    for (const { name, path, brings } of [
      { name: 'checkout', path: paths.checkout(), brings: 'cart.empty.title' },
      { name: 'account', path: paths.login(), brings: 'account.login.title' },
    ] as const) {
      if (fault !== FAULT_OF[name]) continue;
      test(`the page of ${name} shows a fallback, the rest of the shop works, and Retry restores it`, async ({
        page,
        market,
        ports,
      }) => {
        const { text, url } = market;
        const main = page.getByRole('main');
        const mend = await breakRemote(page, ports, name, fault);
        await page.goto(url(path), { waitUntil: 'domcontentloaded' });
        await expect(main).toContainText(text('ui.region.text'), { timeout: GIVING_UP });
        await header(page, market).department('water').click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          text('category.water.name'),
        );
        await page.goBack({ waitUntil: 'commit' });
        await expect(main).toContainText(text('ui.region.text'), { timeout: GIVING_UP });
        await mend();
        await main.getByRole('button', { name: text('ui.region.retry') }).click();
        await expect(main.getByRole('heading', { name: text(brings), exact: true })).toBeVisible();
      });
    }
  });
}
