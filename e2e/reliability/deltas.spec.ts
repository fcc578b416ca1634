import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { liveVersion, publicationOf } from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';

/** Bytes that a returning visitor may download for a release that changes one text. */
const LIMIT = 10_000;

/** Chunks of a remote's release that the page has loaded: stem → its encoding and size. */
const loadedChunks = (page: Page, version: string) =>
  page.evaluate((folder) => {
    const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      contentEncoding?: string;
    })[];
    return entries
      .filter((it) => it.name.includes(folder))
      .map((it) => ({
        stem: it.name.split('/').at(-1)?.split('.')[0],
        encoding: it.contentEncoding,
        bytes: it.encodedBodySize,
      }));
  }, `/${version}/web/`);

const stems = (chunks: readonly { stem: string | undefined }[]) =>
  [...new Set(chunks.map((it) => it.stem))].sort();

test('a returning visitor loads a release as deltas of the chunks that the browser has', async ({
  page,
  context,
  shop,
  market,
}) => {
  test.setTimeout(300_000);
  const cart = market.url(paths.cart);
  const before = await liveVersion(shop, 'cart');
  await page.goto(cart);
  await page.waitForLoadState('networkidle');
  const first = await loadedChunks(page, before);
  expect(first.map((it) => it.encoding)).not.toContain('dcb');

  const dist = await buildChangedCopy('cart', join(shop.data, 'workspace'), {
    locale: market.locale,
    key: 'cart.empty.title',
    text: '2',
  });
  const published = await publish(await publicationOf(shop, 'cart', dist));
  if (!published.ok) throw new Error(published.message);
  const { version } = published.value;
  await expect.poll(() => liveVersion(shop, 'cart')).toBe(version);
  const stored = await readdir(join(shop.data, 'artifacts/cart', version, 'web'));
  expect(stored.filter((it) => it.endsWith('.dcb')).length).toBeGreaterThan(first.length);

  const returned = await context.newPage();
  await returned.goto(cart);
  await expect(returned.getByRole('heading', { level: 1 })).toBeVisible();
  await returned.waitForLoadState('networkidle');
  const second = await loadedChunks(returned, version);
  expect(stems(second)).toEqual(stems(first));
  expect(second.filter((it) => it.encoding !== 'dcb')).toEqual([]);
  expect(second.reduce((sum, it) => sum + it.bytes, 0)).toBeLessThan(LIMIT);
});
