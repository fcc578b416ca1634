import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { shopText } from '../fixtures/messages.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const product = paths.product(BARBERA.code);
const englishNamed = paths.product(BARBERA.code, BARBERA.name('en'));
const named = paths.product(BARBERA.code, BARBERA.name('it'));

for (const { title, from, status, to } of [
  {
    title: 'M5 the bare address leads to the default market',
    from: '/',
    status: 302,
    to: '/it/eur/it',
  },
  {
    title: 'M5 an upper-case market leads for good to its lower-case form, query and all',
    from: `/IT/EUR/It${product}?ref=a%20b`,
    status: 308,
    to: `/it/eur/it${product}?ref=a%20b`,
  },
  {
    title: 'M5 an unknown language leads to the market’s own, the rest is kept',
    from: `/de/eur/xx${product}?page=2`,
    status: 302,
    to: `/de/eur/de${product}?page=2`,
  },
  {
    title: 'M5 a page without a market leads to it in the default market',
    from: '/cart',
    status: 302,
    to: '/it/eur/it/cart',
  },
  {
    title: 'SEO an item without its name leads for good to the address with it, query and all',
    from: `/it/eur/it${product}?ref=a`,
    status: 301,
    to: `/it/eur/it${named}?ref=a`,
  },
  {
    title: 'SEO an item with another name and its code in lower case leads to the right address',
    from: `/it/eur/it${product.toLowerCase()}/an-old-name`,
    status: 301,
    to: `/it/eur/it${named}`,
  },
  {
    title: 'SEO slashes too many and words in capitals lead to the one address of a page',
    from: '/it/eur//it/Category/WINE/?page=2',
    status: 301,
    to: '/it/eur/it/category/wine?page=2',
  },
  {
    title: 'S10 a password manager finds the page to change a password on',
    from: '/.well-known/change-password',
    status: 302,
    to: '/it/eur/it/account/change-password',
  },
]) {
  test(title, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers()['location']).toBe(to);
  });
}

test('M5 the URL of a zone’s country redirects to the zone’s page, for any page', async ({
  page,
}) => {
  for (const path of [paths.home(), paths.search(), englishNamed])
    await test.step(path, async () => {
      const own = path === '/' ? '' : path;
      await page.goto(`/us/usd/en${own}`);
      await expect(page).toHaveURL(`/rest-of-world/usd/en${own}`);
      await waitForHydration(page);
      const missing = shopText('en')('shell.notFound.title');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(missing);
      expect(await page.title()).not.toContain(missing);
    });
});

for (const from of [
  '//evil.example',
  '/%5C%5Cevil.example',
  '/%2F%2Fevil.example',
  '///evil.example/%2e%2e',
  '/\\evil.example/',
  '/it/eur/it/%5C%5Cevil.example/',
]) {
  test(`M5 ${from} leads nowhere outside the shop`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${from}`, { maxRedirects: 0 });
    const location = answer.headers()['location'];
    if (location) expect(new URL(location, baseURL).origin).toBe(baseURL);
  });
}

const searchFromHere = async (page: Page): Promise<void> => {
  const search = page
    .getByRole('main')
    .getByRole('searchbox', { name: shopText('it')('ui.search.label') });
  await search.fill('barbera');
  await search.press('Enter');
  await expect(page).toHaveURL('/it/eur/it/search?q=barbera');
};

test('S13 a missing page is a 404 with a search', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const answer = await page.goto(`/it/eur/it${paths.product('NO-SUCH-BOTTLE')}`);
  expect(answer?.status()).toBe(404);
  await searchFromHere(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S13 M5 S1 a missing page is a 404 with a link home', async ({ page, watch }) => {
    watch.allow(/status of 404/);
    for (const [title, path] of [
      ['a market nobody sells in', '/xx/yyy/it/product/A'],
      ['an unknown product', `/it/eur/it${paths.product('NO-SUCH-BOTTLE')}`],
      ['a path no screen has', '/it/eur/it/no/such/screen'],
    ] as const)
      await test.step(title, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const home = page.getByRole('main').getByRole('link');
        await expect(home.and(page.locator('[href="/it/eur/it"]')).first()).toBeVisible();
        await searchFromHere(page);
      });
  });
});

for (const path of ['/wp-login.php', '/.env', '/.well-known/nothing', '/it/eur/it/old.html']) {
  test(`S13 ${path} is a plain 404 without a page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('text/plain');
  });
}

test('M2 M8 each market has its currency: the same bottle in four of them', async ({ page }) => {
  for (const [path, sign] of [
    ['/it/eur/it', '€'],
    ['/gb/gbp/en', '£'],
    ['/ch/chf/de', 'CHF'],
    ['/rest-of-world/usd/en', '$'],
  ]) {
    await page.goto(`${path}${product}`);
    await expect(page.getByRole('main').getByRole('region').first()).toContainText(sign!);
  }
});
