import { paths } from '@shop/contracts/routing';
import { BARBERA, CANNONAU } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('S1 a product page shows name, price, availability, and what buying needs', async ({
    page,
    market,
  }) => {
    const { text, money, url, locale, currency } = market;
    const buyBox = page.getByRole('region', { name: text('catalog.item.buy') });
    await page.goto(url(paths.product(BARBERA.code)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name(locale));
    await expect(buyBox).toContainText(money(BARBERA.price(currency)));
    await expect(buyBox).toContainText(text('catalog.availability.in-stock'));
    // Playwright's text matching ignores noscript.
    expect(await buyBox.innerText()).toContain(text('cart.add.needsScript'));
    await page.goto(url(paths.product(CANNONAU.code)));
    await expect(buyBox).toContainText(text('catalog.availability.sold-out'));
  });

  test('S2 a category is listed, sorted and paged by links', async ({ page, market }) => {
    const { text, url } = market;
    const cards = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
    const sorts = page.getByRole('navigation', { name: text('catalog.sort.label') });
    const pager = page.getByRole('navigation', { name: text('ui.pager.label') });
    await page.goto(url(paths.category('wine')));
    const first = await cards.allTextContents();
    expect(first).toEqual(first.toSorted((a, b) => (a < b ? -1 : 1)));
    await pager.getByRole('link', { name: text('ui.pager.next') }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    const second = await cards.allTextContents();
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((name) => second.includes(name))).toEqual([]);
    await sorts.getByRole('link', { name: text('catalog.sort.newest') }).click();
    await expect(page).toHaveURL(/\?sort=newest$/);
    expect(await cards.allTextContents()).not.toEqual(first);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${url('/product')}/`));
  });

  test('S5 S6 S10 private pages have a heading and a link onwards', async ({ page, market }) => {
    const { text, url } = market;
    for (const [path, title] of [
      [paths.cart(), 'cart.title'],
      [paths.checkout('address'), 'checkout.title'],
      [paths.account(), 'account.home.title'],
      [paths.login(), 'account.login.title'],
    ] as const) {
      await page.goto(url(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(title));
      await expect(page.getByRole('navigation', { name: text('shell.departments') })).toBeVisible();
    }
  });

  test('S6 the checkout names its sections', async ({ page, market }) => {
    const { text, url } = market;
    await page.goto(url(paths.checkout('address')));
    await expect(page.getByRole('heading', { level: 2 })).toContainText(
      ['account', 'address', 'shipping', 'payment'].map((it) => text(`checkout.section.${it}`)),
    );
  });

  test('S10 the account has no form that the browser could submit', async ({ page, market }) => {
    await page.goto(market.url(paths.login()));
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });
});
