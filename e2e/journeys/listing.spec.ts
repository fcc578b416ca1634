import { paths, type ShopPath } from '@shop/contracts/routing';
import { skusOf } from '../factories/catalogue.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { parseDocument } from '../fixtures/parse-document.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { listingScreen } from '../screens/listing.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const wines = skusOf('wine', 'EUR');
const tuscan = wines.filter(({ region }) => region === 'toscana');
const WINE = paths.category('wine');
const wine = (query: string): ShopPath => `${WINE}?${query}`;

const queryOf = (page: Page): string => new URL(page.url()).search;

// The index is built while the shop starts.
test.beforeAll(async ({ ports }) => {
  const items = `http://127.0.0.1:${ports.storeApi}/catalogue/items?market=it-eur&locale=it`;
  await expect.poll(async () => (await fetch(items)).status, { timeout: 30_000 }).toBe(200);
});

test.describe('the facets of a category', () => {
  test('S2 each choice leads to the filtered list at once, is announced and keeps the focus', async ({
    page,
    market,
  }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(WINE));
    await expect(listing.count(wines.length)).toBeVisible();
    await listing.region('toscana').focus();
    await page.keyboard.press('Space');
    await expect(listing.count(tuscan.length)).toBeVisible();
    expect(queryOf(page)).toBe('?region=toscana');
    await expect(listing.announced(tuscan.length)).toBeAttached();
    await expect(listing.region('toscana')).toBeChecked();
    await expect(listing.region('toscana')).toBeFocused();
    await expect(listing.cards).toHaveCount(tuscan.length);
    const sangiovese = tuscan.filter(({ grape }) => grape === 'sangiovese');
    await waitForHydration(page);
    await listing.grape('sangiovese').check();
    await expect(listing.count(sangiovese.length)).toBeVisible();
    await expect(listing.grape('sangiovese')).toBeFocused();
    expect(queryOf(page)).toBe('?grape=sangiovese&region=toscana');
  });

  test('S2 a value shows its number of items with the other filters', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(wine('region=toscana')));
    const name = market.text('fact.region.piemonte');
    const piedmont = wines.filter(({ region }) => region === 'piemonte').length;
    await expect(listing.region('piemonte')).toHaveAccessibleName(`${name} ${piedmont}`);
    const corvina = listing.grape('corvina');
    await expect(corvina).toHaveCount(0);
  });

  test('S2 active filters are shown and removed one by one or all at once', async ({
    page,
    market,
  }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(wine('region=toscana&price=1000-4000&available=1')));
    await expect(listing.chips).toHaveCount(4);
    // Before hydration, the link loads a new document, whose focus is at its top.
    await waitForHydration(page);
    await listing.remove(market.text('fact.region.toscana')).click();
    await expect(listing.chips).toHaveCount(3);
    expect(queryOf(page)).toBe('?price=1000-4000&available=1');
    // The focused element is gone: the focus moves to the count, not to the top of the page.
    await expect(listing.count(affordable().length)).toBeFocused();
    await listing.clear.click();
    await expect(listing.count(wines.length)).toBeVisible();
    expect(queryOf(page)).toBe('');
  });

  test('S2 a price range is typed in the market’s currency', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(WINE));
    // Before hydration, typed text is kept, but Enter is not.
    await waitForHydration(page);
    await listing.price('from').fill('20');
    await listing.price('from').press('Enter');
    await expect.poll(() => queryOf(page)).toBe('?price=2000-');
    await listing.price('to').fill('30.50');
    await listing.price('to').press('Tab');
    await expect.poll(() => queryOf(page)).toBe('?price=2000-3050');
    const inRange = wines.filter(({ price }) => price >= 2000 && price <= 3050);
    await expect(listing.count(inRange.length)).toBeVisible();
  });

  test('S2 the latest of several choices wins, in any order of responses', async ({
    page,
    market,
  }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(WINE));
    const gate = closedGate();
    await page.route(/\/catalogue\/items\?/, async (route) => {
      const { searchParams } = new URL(route.request().url());
      if (searchParams.get('region') === 'toscana' && !searchParams.has('offers'))
        await gate.opened;
      await route.continue().catch(() => undefined);
    });
    await waitForHydration(page);
    await listing.region('toscana').check();
    await listing.offers.check();
    await expect.poll(() => queryOf(page)).toBe('?region=toscana&offers=1');
    const reduced = tuscan.filter((it) => it.reduced);
    await expect(listing.count(reduced.length)).toBeVisible();
    gate.open();
    await expect(listing.region('toscana')).toBeChecked();
    await expect(listing.count(reduced.length)).toBeVisible();
    expect(queryOf(page)).toBe('?region=toscana&offers=1');
  });

  test('S2 Tab keeps its position while the list loads', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    const remove = listing.remove(market.text('fact.region.toscana'));
    await page.goto(market.url(wine('region=toscana')));
    const gate = closedGate();
    await page.route(/\/catalogue\/items\?.*sort=price/, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await listing.sort('price').press('Enter');
    await expect.poll(() => queryOf(page)).toBe('?region=toscana&sort=price');
    await tabTo(page, remove);
    gate.open();
    await expect(listing.sort('price')).toHaveAttribute('aria-current', 'true');
    await expect(remove).toBeFocused();
  });

  test('S2 filters without matches lead back to the list', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    const { text } = market;
    await page.goto(market.url(wine('region=lazio&grape=barbera')));
    await expect(
      page.getByRole('heading', { name: text('catalog.filter.none.title') }),
    ).toBeVisible();
    await page
      .getByRole('link', { name: text('catalog.filter.clear') })
      .last()
      .click();
    await expect(listing.count(wines.length)).toBeVisible();
  });

  // One address with all invalid values; the unit tests of parseListingQuery and dropUnknownValues cover each
  // alone.
  test('S2 drops invalid values of an address and lists everything', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    const query = [
      'page=-1',
      'sort=<script>',
      'grape=<img src=x onerror=alert(1)>',
      'grape=no-such-grape',
      `region=${'x'.repeat(5000)}`,
      'price=cheap',
      'size=__proto__',
      'available=yes',
      'utm_source=mail',
    ].join('&');
    const answer = await page.goto(market.url(wine(query)));
    expect(answer?.status()).toBe(200);
    await expect(listing.count(wines.length)).toBeVisible();
    await expect(listing.chips).toHaveCount(0);
  });

  test('S2 a page past the last is a 404', async ({ page, market, watch }) => {
    watch.allow(/status of 404/);
    expect((await page.goto(market.url(wine('page=9'))))?.status()).toBe(404);
  });

  test('S2 facets and order have no canonical URL of their own, pages have', async ({
    page,
    request,
    market,
    baseURL,
  }) => {
    const canonicalOf = async (query: string) => {
      const html = await (await request.get(market.url(wine(query)))).text();
      return (await parseDocument(page, html)).canonical;
    };
    expect(await canonicalOf('region=toscana&sort=price')).toBe(`${baseURL}${market.url(WINE)}`);
    expect(await canonicalOf('available=1&sort=price&page=2')).toBe(
      `${baseURL}${market.url(wine('page=2'))}`,
    );
  });
});

const affordable = () =>
  wines.filter(({ price, available }) => available && price >= 1000 && price <= 4000);

test.describe('the order and the pages of a category', () => {
  test('S2 are links that keep the state, and going back restores page and position', async ({
    page,
    market,
  }) => {
    const listing = listingScreen(page, market);
    await page.goto(market.url(wine('available=1')));
    await listing.sort('price').click();
    await expect(listing.sort('price')).toHaveAttribute('aria-current', 'true');
    expect(queryOf(page)).toBe('?available=1&sort=price');
    await listing.next.click();
    await expect(listing.page(2)).toHaveAttribute('aria-current', 'page');
    expect(queryOf(page)).toBe('?available=1&sort=price&page=2');
    const names = await listing.names.allTextContents();
    expect(names).toHaveLength(wines.filter((it) => it.available).length - 24);
    await listing.names.nth(9).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await listing.names.nth(9).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(market.url('/product')));
    await expect(listing.heading).toHaveText(names[9] ?? '');
    await page.goBack();
    await expect(listing.names).toHaveText(names);
    expect(queryOf(page)).toBe('?available=1&sort=price&page=2');
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
      .toBeLessThan(50);
  });

  test('S2 the cheapest come first, or the most expensive', async ({ page, market }) => {
    const listing = listingScreen(page, market);
    const prices = wines.map(({ price }) => price).toSorted((a, b) => a - b);
    await page.goto(market.url(wine('sort=price')));
    await expect(listing.cards.first()).toContainText(market.money(prices[0] ?? 0));
    // Before hydration, a link loads a new document, whose focus is at its top.
    await waitForHydration(page);
    await listing.sort('-price').click();
    await expect(listing.cards.first()).toContainText(market.money(prices.at(-1) ?? 0));
    await expect(listing.sort('-price')).toBeFocused();
  });
});
