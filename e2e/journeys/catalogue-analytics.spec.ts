import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { allowStatistics, eventsOf, type CatalogueEvent } from '../fixtures/data-layer.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { storedText } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { header } from '../screens/header.ts';
import { listingScreen } from '../screens/listing.ts';
import { searchScreen } from '../screens/search.ts';

const LIST = 'category:wine';
/** Number of items per page of a list. */
const PAGE_SIZE = 24;

const inList = (events: readonly CatalogueEvent[], name: string, list: string) =>
  events.filter((it) => it.event === name && it.ecommerce.item_list_name === list);
const views = (events: readonly CatalogueEvent[]) =>
  events.filter((it) => it.event === 'view_item').map((it) => it.ecommerce.items[0]?.item_id);

for (const place of [
  { country: 'IT', locale: 'it' },
  { country: 'DE', locale: 'de' },
  { country: 'US', locale: 'en' },
] as const) {
  test.describe(`in ${place.country}/${place.locale}`, () => {
    test.use({ place });

    test('A1 a list, its selected item and the product are reported once per view, including back and forward', async ({
      page,
      market,
    }) => {
      await allowStatistics(page);
      const listing = listingScreen(page, market);
      await page.goto(market.url(`${paths.category('wine')}?page=2`));
      const links = listing.cards.getByRole('heading').getByRole('link');
      const codes = (
        await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
      ).map((it) => it?.split('/').at(-2));
      const lists = (events: readonly CatalogueEvent[]) => inList(events, 'view_item_list', LIST);
      const [list, ...more] = lists(await eventsOf(page, (it) => lists(it).length > 0));
      expect(more).toEqual([]);
      expect(list?.ecommerce.currency).toBe(market.currency);
      expect(list?.ecommerce.items.map((it) => it.item_id)).toEqual(codes);
      expect(list?.ecommerce.items.map((it) => it.index)).toEqual(
        codes.map((_, index) => PAGE_SIZE + index),
      );
      const listed = (await listing.heading.textContent()) ?? '';

      await links.nth(1).click();
      await expect(listing.heading).not.toHaveText(listed);
      let events = await eventsOf(page, (it) => views(it).length > 0);
      const [chosen, ...others] = inList(events, 'select_item', LIST);
      expect(others).toEqual([]);
      expect(chosen?.ecommerce.items).toEqual([
        expect.objectContaining({ item_id: codes[1], index: PAGE_SIZE + 1, item_list_name: LIST }),
      ]);
      expect(views(events)).toEqual([codes[1]]);

      await page.goBack();
      await expect(listing.heading).toHaveText(listed);
      events = await eventsOf(page, (it) => lists(it).length > 1);
      expect(lists(events)).toHaveLength(2);
      await page.goForward();
      await expect(listing.heading).not.toHaveText(listed);
      events = await eventsOf(page, (it) => views(it).length > 1);
      expect(views(events)).toEqual([codes[1], codes[1]]);
      expect(lists(events)).toHaveLength(2);
      expect(inList(events, 'select_item', LIST)).toHaveLength(1);
    });
  });
}

test('A1 a product opened by URL is reported once, at its price in units', async ({
  page,
  market,
}) => {
  await allowStatistics(page);
  await page.goto(market.url(paths.product(BARBERA.code)));
  const all = await eventsOf(page, (it) => views(it).length > 0);
  const events = all.filter((it) => it.event === 'view_item');
  const price = BARBERA.price(market.currency) / 100;
  const { code, name } = BARBERA;
  expect(events).toEqual([
    {
      event: 'view_item',
      ecommerce: {
        currency: market.currency,
        value: price,
        items: [{ item_id: code, item_name: name(market.locale), price }],
      },
    },
  ]);
});

test('A1 a filtered list is another view, counted from its start', async ({ page, market }) => {
  await allowStatistics(page);
  const listing = listingScreen(page, market);
  await page.goto(market.url(`${paths.category('wine')}?page=2`));
  const lists = (events: readonly CatalogueEvent[]) => inList(events, 'view_item_list', LIST);
  await eventsOf(page, (it) => lists(it).length > 0);
  await waitForHydration(page);
  await listing.region('toscana').check();
  await expect(listing.chips).not.toHaveCount(0);
  const events = lists(await eventsOf(page, (it) => lists(it).length > 1));
  expect(events.map((it) => it.ecommerce.items[0]?.index)).toEqual([PAGE_SIZE, 0]);
});

test('A1 results and suggestions are lists of their own', async ({ page, market }) => {
  await allowStatistics(page);
  await page.goto(market.url(paths.search('barbera')));
  const found = (events: readonly CatalogueEvent[]) => inList(events, 'view_item_list', 'search');
  expect(found(await eventsOf(page, (it) => found(it).length > 0))).toHaveLength(1);
  const search = searchScreen(page, market);
  await search.enter();
  await search.field.fill('nebbiolo');
  await search.items.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/(product|bundle)\//);
  const suggested = (events: readonly CatalogueEvent[]) =>
    inList(events, 'select_item', 'search:suggestions');
  const [chosen, ...more] = suggested(await eventsOf(page, (it) => suggested(it).length > 0));
  expect(more).toEqual([]);
  expect(chosen?.ecommerce.items[0]?.index).toBe(0);
});

test.describe('a new visitor', () => {
  test.use({ asksConsent: true });

  test('A2 sees the consent question, and without consent nothing is sent or stored', async ({
    page,
    market,
  }) => {
    const banner = page.getByRole('region', { name: market.text('consent.title') });
    const yes = banner.getByRole('button', { name: market.text('consent.yes') });
    const no = banner.getByRole('button', { name: market.text('consent.no') });
    await page.goto(market.url(paths.product(BARBERA.code)));
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    const [one, other] = await Promise.all([yes.boundingBox(), no.boundingBox()]);
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    expect(await eventsOf(page)).toEqual([]);
    expect(await storedText(page, 'consent')).toBeNull();
    // The page stays usable: the question is not a dialog.
    await header(page, market).department('gifts').click();
    await expect(page).toHaveURL(/\/category\/gifts$/);
    await expect(banner).toBeVisible();
    // The new page moves the focus to its heading, away from the button.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await no.press('Enter');
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(banner).toBeHidden();
    expect(await eventsOf(page)).toEqual([]);

    await page.getByRole('button', { name: market.text('shell.footer.consent') }).click();
    await expect(no).toBeFocused();
    await yes.click();
    expect(await eventsOf(page)).toEqual([]);
    await header(page, market).department('water').click();
    await expect
      .poll(async () => (await eventsOf(page)).map((it) => it.ecommerce.item_list_name))
      .toEqual(['category:water']);
  });
});
