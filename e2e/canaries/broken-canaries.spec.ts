import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORAGE } from '@shop/contracts/storage';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { inLanes } from '../../tooling/launcher/in-lanes.ts';
import type { RunningShop } from '../../tooling/launcher/start-shop.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { rollback, startCanary } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { readHistory } from '../../tooling/remote-kit/release/store-api/read-releases.ts';
import { BARBERA } from '../factories/item.ts';
import { breakCanary, type BrokenKind } from '../faults/break-canary.ts';
import { breakSources } from '../faults/break-release.ts';
import {
  liveVersion,
  publicationOf,
  RELEASE_AUTHOR,
  storeApiOf,
} from '../fixtures/changed-release.ts';
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
const VISITS = Number(process.env['CANARY_VISITS'] ?? 20);
/** Pages that load at the same time. */
const AT_ONCE = 4;
/** Share of the canary; visitors with cohort 0 have it, those with 99 do not. */
const TRAFFIC = 50;

interface Visit {
  context: BrowserContext;
  page: Page;
  /** Whether a canary is shown to this visitor. */
  hasCanary: boolean;
}

/** Every second visit is within the share of canaries. */
const startVisits = (browser: Browser, baseURL: string): Promise<Visit[]> =>
  Promise.all(
    Array.from({ length: VISITS }, async (_, index) => {
      const hasCanary = index % 2 === 0;
      const context = await browser.newContext({ baseURL });
      await chooseBefore(context, 'denied 1 2026-01-01');
      const value = hasCanary ? '0' : '99';
      await context.addCookies([{ name: STORAGE.cohortCookie.key, value, url: baseURL }]);
      return { context, page: await context.newPage(), hasCanary };
    }),
  );

/** Registers the prepared release, and leaves the stable one live. @returns its version */
const registerBroken = async (shop: RunningShop): Promise<string> => {
  const before = await liveVersion(shop, 'cart');
  const dist = await buildChangedCopy(
    'cart',
    join(shop.data, 'workspace'),
    { locale: 'it', key: 'cart.empty.title', text: 'Ancora niente' },
    breakSources,
  );
  const published = await publish(await publicationOf(shop, 'cart', dist));
  if (!published.ok) throw new Error(published.message);
  const rolledBack = await rollback(storeApiOf(shop), 'cart', RELEASE_AUTHOR);
  if (!rolledBack.ok) throw new Error(rolledBack.message);
  await expect.poll(() => liveVersion(shop, 'cart')).toBe(before);
  return published.value.version;
};

const countCanaries = async ({ ports }: RunningShop): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${ports.shell}/health`);
  return ((await answer.json()) as { canaries: unknown[] }).canaries.length;
};

const lastEdit = async (shop: RunningShop): Promise<string> => {
  const history = await readHistory(storeApiOf(shop), 'cart');
  const edit = history.ok ? history.value[0] : undefined;
  return edit ? `${edit.action} by ${edit.by}` : 'none';
};

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
  const version = await registerBroken(shop);
  const visits = await startVisits(browser, baseURL ?? '');
  await addInEvery(visits, market, 1);
  for (const [index, kind] of KINDS.entries()) {
    const repairs = await Promise.all(
      visits.map(({ page }) => breakCanary(page, kind, { version, port: ports.remotes.cart })),
    );
    const started = await startCanary(
      storeApiOf(shop),
      'cart',
      { version, traffic: TRAFFIC },
      RELEASE_AUTHOR,
    );
    expect(started).toMatchObject({ ok: true });
    await expect.poll(() => countCanaries(shop)).toBe(1);

    const startedAt = performance.now();
    const isWithdrawn = async (): Promise<boolean> =>
      (await lastEdit(shop)) === 'rollback by health';
    const sets = { canary: await setOf(shop, 0), stable: await setOf(shop, 99) };
    const send = startTraffic(shop, sets, REPORTED[kind]);
    let opened = 0;
    await Promise.all([
      // Fifty visits per second by others.
      expect
        .poll(() => send().then(isWithdrawn), { intervals: [200], timeout: 240_000 })
        .toBe(true),
      inLanes(AT_ONCE, visits, async ({ page }) => {
        await productScreen(page, market).open(BARBERA);
        opened += 1;
      }),
    ]);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const description = `${kind}: after ${seconds} s and ${opened} opened pages`;
    test.info().annotations.push({ type: 'withdrawn', description });
    console.log(description);

    await expect.poll(() => countCanaries(shop)).toBe(0);
    await Promise.all(repairs.map((repair) => repair()));
    await addInEvery(visits, market, index + 2);
  }
  await Promise.all(visits.map(({ context }) => context.close()));
});
