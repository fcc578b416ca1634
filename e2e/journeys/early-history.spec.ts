import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { closedGate } from '../fixtures/closed-gate.ts';
import { followLink } from '../fixtures/follow-link.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { header } from '../screens/header.ts';

const SHELL = /\/assets\/shell\.[^/]*\.js$/;
const PAGES = /\/(?:page-category|item)\.[^/]*\.js$/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Reloads the page while a script is delayed. @returns the function that releases the script */
const reloadWithout = async (page: Page, script: RegExp): Promise<() => Promise<void>> => {
  const gate = closedGate();
  await page.route(script, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const asked = page.waitForRequest(script);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    gate.open();
    await page.unrouteAll({ behavior: 'wait' });
  };
};

/** Steps through the history before any listener exists, and waits until the URL has changed. */
const step = async (page: Page, by: number, address: string): Promise<void> => {
  await page.evaluate((delta) => window.history.go(delta), by);
  await expect(page).toHaveURL(address);
};

test.describe('back and forward before the page’s code has loaded', () => {
  for (const [late, script] of [
    ['the shell’s script', SHELL],
    ['the code of the page', PAGES],
  ] as const) {
    test(`S2 each lead to their page at its scroll position, although ${late} is late`, async ({
      page,
      market,
    }) => {
      await page.goto(market.url(paths.category('wine')));
      // Before hydration, a link loads a new document.
      await waitForHydration(page);
      const last = page.getByRole('main').getByRole('article').last().getByRole('link').first();
      await last.scrollIntoViewIfNeeded();
      const list = { address: page.url(), title: await page.title() };
      const listed = (await heading(page).textContent()) ?? '';
      const left = await followLink(last);
      await expect(heading(page)).not.toHaveText(listed);
      await expect(heading(page)).toBeFocused();
      const item = { address: page.url(), title: await page.title() };
      const named = (await heading(page).textContent()) ?? '';

      let come = await reloadWithout(page, script);
      await step(page, -1, list.address);
      await come();
      await expect(heading(page)).toHaveText(listed);
      await expect(page).toHaveTitle(list.title);
      await expect.poll(() => scrolled(page)).toBe(left);

      come = await reloadWithout(page, script);
      await step(page, 1, item.address);
      await come();
      await expect(heading(page)).toHaveText(named);
      await expect(page).toHaveTitle(item.title);
      await expect.poll(() => scrolled(page)).toBe(0);

      await page.goBack();
      await expect(heading(page)).toHaveText(listed);
      await expect.poll(() => scrolled(page)).toBe(left);
    });
  }

  test('S2 back from a private page leads to the list', async ({ page, market }) => {
    await page.goto(market.url(paths.category('wine')));
    const listed = (await heading(page).textContent()) ?? '';
    const list = page.url();
    await header(page, market).account.click();
    await expect(heading(page)).not.toHaveText(listed);
    const come = await reloadWithout(page, SHELL);
    await step(page, -1, list);
    await come();
    await expect(heading(page)).toHaveText(listed);
  });
});
