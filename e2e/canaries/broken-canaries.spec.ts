import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORAGE } from '@shop/contracts/storage';
import { inLanes } from '../../tooling/launcher/in-lanes.ts';
import { BARBERA } from '../factories/item.ts';
import { breakCanary, type BrokenKind } from '../faults/break-canary.ts';
import {
  countCanaries,
  lastEdit,
  registerBrokenCart,
  startBrokenCanary,
} from '../fixtures/broken-cart.ts';
import { chooseBefore } from '../fixtures/choose-before.ts';
import { setOf, startTraffic } from '../fixtures/health-traffic.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

const KINDS: readonly BrokenKind[] = ['module', 'container', 'chunk', 'component', 'hydration'];
/** What a page reports. */
const REPORTED = {
  module: 'module',
  container: 'container',
  chunk: 'chunk',
  component: 'region',
  hydration: 'hydration',
} as const satisfies Record<BrokenKind, string>;
const VISITS = Number(process.env['CANARY_VISITS']);
/** Pages that load at the same time. */
const AT_ONCE = 4;

interface Visit {
  context: BrowserContext;
  page: Page;
}

/** Every second visit is within the share of canaries. */
const startVisits = (browser: Browser, baseURL: string): Promise<Visit[]> =>
  Promise.all(
    Array.from({ length: VISITS }, async (_, index) => {
      const context = await browser.newContext({ baseURL });
      await chooseBefore(context, 'denied 1 2026-01-01');
      const value = index % 2 === 0 ? '0' : '99';
      await context.addCookies([{ name: STORAGE.cohortCookie.key, value, url: baseURL }]);
      return { context, page: await context.newPage() };
    }),
  );

/** Adds one bottle in every visit, with the release that the visit has, and checks the count. */
const addInEvery = (visits: readonly Visit[], market: MarketUnderTest, count: number) =>
  inLanes(AT_ONCE, visits, async ({ page }) => {
    await productScreen(page, market).open(BARBERA);
    await expect(header(page, market).cart(count - 1)).toBeVisible();
    await productScreen(page, market).addToCart();
    await expect(header(page, market).cart(count)).toBeVisible();
  });

test(`R8 every kind of broken canary is found and withdrawn while ${VISITS} visits are under way, and no cart is lost`, async ({
  browser,
  baseURL,
  shop,
  market,
  ports,
}) => {
  test.setTimeout(1_800_000);
  const version = await registerBrokenCart(shop, 'Aggiungi – 5');
  const visits = await startVisits(browser, baseURL ?? '');
  await addInEvery(visits, market, 1);
  for (const [index, kind] of KINDS.entries()) {
    const repairs = await Promise.all(
      visits.map(({ page }) => breakCanary(page, kind, { version, port: ports.remotes.cart })),
    );
    await startBrokenCanary(shop, version);

    const startedAt = performance.now();
    const isWithdrawn = async (): Promise<boolean> =>
      (await lastEdit(shop)) === 'rollback by health';
    const sets = { canary: await setOf(shop, 0), stable: await setOf(shop, 99) };
    const send = startTraffic(shop, sets, REPORTED[kind]);
    await Promise.all([
      // Fifty visits per second by others.
      expect
        .poll(() => send().then(isWithdrawn), { intervals: [200], timeout: 240_000 })
        .toBe(true),
      inLanes(AT_ONCE, visits, ({ page }) => productScreen(page, market).open(BARBERA)),
    ]);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const description = `${kind}: after ${seconds} s`;
    test.info().annotations.push({ type: 'withdrawn', description });
    console.log(description);

    await expect.poll(() => countCanaries(shop)).toBe(0);
    await Promise.all(repairs.map((repair) => repair()));
    await addInEvery(visits, market, index + 2);
  }
  await Promise.all(visits.map(({ context }) => context.close()));
});
