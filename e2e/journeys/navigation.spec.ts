import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { BARBERA, type Item } from '../factories/item.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { followLink } from '../fixtures/follow-link.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { header } from '../screens/header.ts';

const RED = paths.category('red');

/** The card of an item in the visible list. */
const cardLink = (page: Page, { locale }: MarketUnderTest, item: Item) =>
  page.getByRole('main').getByRole('link', { name: item.name(locale), exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

declare global {
  /** Number of pictures with the transition name at the start of each transition. */
  var transitions: number[];
}

/** Records every view transition of the page. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    globalThis.transitions = [];
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const named = document.querySelectorAll('img[style*="view-transition-name"]');
      globalThis.transitions.push(named.length);
      return begin(update);
    };
  });
const transitions = (page: Page) => page.evaluate(() => globalThis.transitions);

/** Requests to the platform and for code, from now on. */
const watchRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

const open = async (page: Page, { url }: MarketUnderTest, path = RED) => {
  await page.goto(url(path));
  await waitForHydration(page);
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S1 a card’s picture morphs into the product’s picture, and back', async ({
    page,
    market,
  }) => {
    await watchTransitions(page);
    await open(page, market);
    const link = cardLink(page, market, BARBERA);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(heading(page)).toHaveText(BARBERA.name(market.locale));
    expect(await transitions(page)).toEqual([1]);
    await page.goBack();
    await expect(link).toBeVisible();
    expect(await transitions(page)).toEqual([1, 1]);
  });

  test('S1 nothing morphs between pages without a common picture', async ({ page, market }) => {
    await watchTransitions(page);
    await open(page, market);
    await header(page, market).department('water').click();
    await expect(heading(page)).toHaveText(market.text('category.water.name'));
    expect(await transitions(page)).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S1 the product replaces the list without motion', async ({ page, market }) => {
    await watchTransitions(page);
    await open(page, market);
    await cardLink(page, market, BARBERA).click();
    await expect(heading(page)).toHaveText(BARBERA.name(market.locale));
    expect(await transitions(page)).toEqual([]);
  });
});

test('S1 hovering a link loads its product once, and no other', async ({ page, market }) => {
  await open(page, market);
  const asked = watchRequests(page);
  const code = () => asked.filter((it) => it.includes(BARBERA.code));
  await cardLink(page, market, BARBERA).hover();
  // The last request of a product page.
  await expect.poll(code).toContainEqual(expect.stringContaining('/reviews?'));
  await expect.poll(code).toContainEqual(expect.stringContaining('/bundles?'));
  const products = asked.filter((it) => /filter.*code|\/skus\?/.test(it) && /750/.test(it));
  expect(products.filter((it) => !it.includes(BARBERA.code))).toEqual([]);
  const before = code().length;
  await header(page, market).account.hover();
  await cardLink(page, market, BARBERA).hover();
  await cardLink(page, market, BARBERA).click();
  await expect(heading(page)).toHaveText(BARBERA.name(market.locale));
  expect(code().filter((it) => !/\.(avif|webp)$/.test(it)).length).toBe(
    code()
      .slice(0, before)
      .filter((it) => !/\.(avif|webp)$/.test(it)).length,
  );
});

test('S2 back restores the list’s position, forward shows the product’s top', async ({
  page,
  market,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, market, paths.category('wine'));
  const last = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const listed = await heading(page).textContent();
  const left = await followLink(last);
  expect(left).toBeGreaterThan(200);
  await expect(heading(page)).not.toHaveText(listed ?? '');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(listed ?? '');
  await expect.poll(scrolled).toBe(left);
  await page.reload();
  await expect.poll(scrolled).toBe(left);
  await page.goForward();
  await expect(heading(page)).not.toHaveText(listed ?? '');
  await expect.poll(scrolled).toBe(0);
});

test('S15 a fragment link neither reloads the page nor moves the focus to its top', async ({
  page,
  market,
}) => {
  await open(page, market);
  await cardLink(page, market, BARBERA).click();
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-same', ''));
  const skip = page.getByRole('link', { name: market.text('shell.skip') });
  await skip.focus();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.locator('h1[data-same]')).toHaveCount(1);
  await expect(heading(page)).not.toBeFocused();
});
