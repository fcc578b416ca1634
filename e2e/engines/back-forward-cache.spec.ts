import { paths } from '@shop/contracts/routing';
import { findFullChromium } from '../../tooling/test/engines.ts';
import { CHROMIUM_FLAGS } from '../../tooling/test/find-chromium.ts';
import type { Ports } from '../../tooling/remote-kit/ports.ts';
import { NIVALE } from '../factories/item.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

// The headless shell of the other tests has no such cache.
const chromium = findFullChromium();

test.skip(chromium === null, 'There is no full Chromium on this machine.');

test.use({
  place: { country: 'IT', locale: 'it' },
  launchOptions: {
    executablePath: chromium ?? undefined,
    args: CHROMIUM_FLAGS,
    // Playwright disables the cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** A page of another site: the demo's mails. */
const elsewhere = ({ mailInbox }: Ports): string => `http://127.0.0.1:${mailInbox}/`;

/**
 * Leaves the shop and goes back. A restored document loads nothing, so there is no `load` to wait for.
 *
 * @param meanwhile runs on the other site
 */
const leaveAndReturn = async (
  page: Page,
  ports: Ports,
  meanwhile?: () => Promise<void>,
): Promise<void> => {
  const { href } = new URL(page.url());
  await page.goto(elsewhere(ports));
  await meanwhile?.();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(href);
};

/** Leaves the shop and goes back to the same document. */
const expectRestored = async (...visit: Parameters<typeof leaveAndReturn>): Promise<void> => {
  const [page] = visit;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await leaveAndReturn(...visit);
  await page.waitForFunction(() => 'isSameDocument' in window);
};

/** Reasons why the browser loaded the document again; null if it restored it. */
const notRestoredReasons = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason).toSorted() ?? null;
  });

test.describe('going back to the shop from another site', () => {
  test('S2 public pages are restored, and the cart’s count catches up with other tabs', async ({
    page,
    market,
    ports,
  }) => {
    for (const path of [paths.home(), paths.category('wine'), paths.search()]) {
      await page.goto(market.url(path));
      await expectRestored(page, ports);
    }
    const product = productScreen(page, market);
    await product.open(NIVALE);
    await product.addToCart();
    await expect(header(page, market).cart(1)).toBeVisible();
    await expectRestored(page, ports, async () => {
      const other = productScreen(await page.context().newPage(), market);
      await other.open(NIVALE);
      await other.addToCart();
    });
    await expect(header(page, market).cart(2)).toBeVisible();
  });

  test('S5 S6 cart and checkout are loaded again, only because they are `no-store`', async ({
    page,
    market,
    ports,
  }) => {
    const product = productScreen(page, market);
    await product.open(NIVALE);
    await product.addToCart();
    for (const path of [paths.cart(), paths.checkout('account')]) {
      await page.goto(market.url(path));
      await expect(header(page, market).cart(1)).toBeVisible();
      await leaveAndReturn(page, ports);
      expect(await notRestoredReasons(page)).toEqual([
        'response-cache-control-no-store',
        'response-cache-control-no-store-with-js-network-request',
      ]);
    }
  });
});
