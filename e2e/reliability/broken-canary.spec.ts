import type { HealthReport } from '@shop/contracts/remote/health-report';
import { STORAGE } from '@shop/contracts/storage';
import { rollback } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { BARBERA } from '../factories/item.ts';
import { breakCanary } from '../faults/break-canary.ts';
import { breakPart, type BrokenPart } from '../faults/break-release.ts';
import { countCanaries, registerBrokenCart, startBrokenCanary } from '../fixtures/broken-cart.ts';
import { RELEASE_AUTHOR, storeApiOf } from '../fixtures/changed-release.ts';
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

test.describe('a broken canary of the cart', () => {
  let version = '';

  test.beforeAll(async ({ shop }) => {
    test.setTimeout(240_000);
    // The canary stays live, however often it fails.
    await shop.restartProcess('store-api', { AUTO_ROLLBACK: 'off' });
    version = await registerBrokenCart(shop, 'Aggiungi – 2');
    await startBrokenCanary(shop, version);
  });

  // The next specs share the shop.
  test.afterAll(async ({ shop }) => {
    expect(await rollback(storeApiOf(shop), 'cart', RELEASE_AUTHOR)).toMatchObject({ ok: true });
    await expect.poll(() => countCanaries(shop)).toBe(0);
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
      // The cart's code loads for an active visitor.
      await page.mouse.move(8, 8);
      await expect.poll(() => failures).toContain(`cart ${version} ${kind}`);
    });
  }
});
