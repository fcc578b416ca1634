import { join } from 'node:path';
import type { HealthReport } from '@shop/contracts/remote/health-report';
import { STORAGE } from '@shop/contracts/storage';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import type { RunningShop } from '../../tooling/launcher/start-shop.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { rollback, startCanary } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { BARBERA } from '../factories/item.ts';
import { breakCanary } from '../faults/break-canary.ts';
import { breakPart, breakSources, type BrokenPart } from '../faults/break-release.ts';
import {
  liveVersion,
  publicationOf,
  RELEASE_AUTHOR,
  storeApiOf,
} from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import type { Page } from '../fixtures/test.ts';
import { productScreen } from '../screens/product.ts';

/** Failures that the page reports, as `remote release kind`. */
const failuresOf = (page: Page): string[] => {
  const failures: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/health-reports') || request.method() !== 'POST') return;
    const report = request.postDataJSON() as HealthReport;
    for (const { remote, kind } of report.failures)
      failures.push(`${remote} ${report.set.releases[remote]} ${kind}`);
  });
  return failures;
};

/** What the shell answers at a path. */
const read = async <T>({ ports }: RunningShop, path: string): Promise<T> =>
  (await (await fetch(`http://127.0.0.1:${ports.shell}${path}`)).json()) as T;

const cartVersion = (shop: RunningShop): Promise<string> => liveVersion(shop, 'cart');

const canaries = async (shop: RunningShop): Promise<number> =>
  (await read<{ canaries: unknown[] }>(shop, '/health')).canaries.length;

test.describe('a broken canary of the cart', () => {
  let version = '';

  test.beforeAll(async ({ shop }) => {
    test.setTimeout(240_000);
    // The canary stays live, however often it fails.
    await shop.restartProcess('store-api', { AUTO_ROLLBACK: 'off' });
    const before = await cartVersion(shop);
    const dist = await buildChangedCopy(
      'cart',
      join(shop.data, 'workspace'),
      { locale: 'it', key: 'cart.add.action', text: 'Aggiungi – 2' },
      breakSources,
    );
    const published = await publish(await publicationOf(shop, 'cart', dist));
    expect(published).toMatchObject({ ok: true });
    await expect.poll(() => cartVersion(shop)).not.toBe(before);
    version = await cartVersion(shop);
    expect(await rollback(storeApiOf(shop), 'cart', RELEASE_AUTHOR)).toMatchObject({ ok: true });
    const canary = { version, traffic: 50 };
    expect(await startCanary(storeApiOf(shop), 'cart', canary, RELEASE_AUTHOR)).toMatchObject({
      ok: true,
    });
    await expect.poll(() => canaries(shop)).toBe(1);
  });

  // The next specs share the shop.
  test.afterAll(async ({ shop }) => {
    expect(await rollback(storeApiOf(shop), 'cart', RELEASE_AUTHOR)).toMatchObject({ ok: true });
    await expect.poll(() => canaries(shop)).toBe(0);
    await shop.restartProcess('store-api');
  });

  test.beforeEach(async ({ context, baseURL, watch, ports }) => {
    await context.addCookies([{ name: STORAGE.cohortCookie.key, value: '0', url: baseURL ?? '' }]);
    watch.allow(/a broken (module|component|hydration)|Minified React error|ChunkLoadError/);
    watch.allow(new RegExp(`127\\.0\\.0\\.1:${ports.remotes.cart}`));
  });

  test('whose module throws is reported, and its visitor adds to the cart with the stable release', async ({
    page,
    market,
  }) => {
    const failures = failuresOf(page);
    await breakPart(page, 'module');
    await productScreen(page, market).open(BARBERA);
    await productScreen(page, market).addToCart();
    await expect.poll(() => failures).toContain(`cart ${version} module`);
  });

  for (const kind of ['container', 'chunk'] as const) {
    test(`whose ${kind} is missing is reported, and its visitor adds to the cart with the stable release`, async ({
      page,
      market,
      ports,
    }) => {
      const failures = failuresOf(page);
      await breakCanary(page, kind, { version, port: ports.remotes.cart });
      await productScreen(page, market).open(BARBERA);
      await productScreen(page, market).addToCart();
      await expect.poll(() => failures).toContain(`cart ${version} ${kind}`);
    });
  }

  for (const [part, kind] of [
    ['component', 'region'],
    ['hydration', 'hydration'],
  ] as const satisfies readonly (readonly [BrokenPart, string])[]) {
    test(`that throws in ${part === 'component' ? 'a component' : 'hydration alone'} is reported`, async ({
      page,
      market,
    }) => {
      const failures = failuresOf(page);
      await breakPart(page, part);
      await productScreen(page, market).open(BARBERA);
      await expect.poll(() => failures).toContain(`cart ${version} ${kind}`);
    });
  }
});
