import { join } from 'node:path';
import type { HealthReport } from '@shop/contracts/remote/health-report';
import { buildChangedCopy } from '../../tooling/build/build-changed-copy.ts';
import { liveShell } from '../../tooling/launcher/live-shell.ts';
import { artifactUrl } from '../../tooling/launcher/publish-built.ts';
import type { RunningShop } from '../../tooling/launcher/start-shop.ts';
import { publish } from '../../tooling/release/publish/publish.ts';
import { rollback, startCanary } from '../../tooling/release/store-api/edit-releases.ts';
import { BARBERA } from '../factories/item.ts';
import { breakPart, breakSources, type BrokenPart } from '../faults/break-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import type { Page } from '../fixtures/test.ts';
import { productScreen } from '../screens/product.ts';

const author = { by: 'e2e', reason: 'a broken canary' };

const storeApiOf = ({ ports, deployToken }: RunningShop) => ({
  endpoint: `http://127.0.0.1:${ports.storeApi}`,
  token: deployToken,
});

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
    const locale = 'it';
    const text = 'Aggiungi – 2';
    const changed = { locale, key: 'cart.add.action', text } as const;
    const dist = await buildChangedCopy(
      'cart',
      join(shop.data, 'workspace'),
      changed,
      breakSources,
    );
    const published = await publish({
      dist,
      artifactRoot: join(shop.data, 'artifacts'),
      shell: liveShell(),
      baseUrl: artifactUrl(shop.ports, 'cart'),
      storeApi: storeApiOf(shop),
      author,
    });
    expect(published).toMatchObject({ ok: true });
    const live = (await (
      await fetch(`http://127.0.0.1:${shop.ports.shell}/live-remotes.json`)
    ).json()) as { cart: { version: string } };
    const before = live.cart.version;
    const versionNow = async () => {
      const answer = await fetch(`http://127.0.0.1:${shop.ports.shell}/live-remotes.json`);
      return ((await answer.json()) as { cart: { version: string } }).cart.version;
    };
    await expect.poll(versionNow).not.toBe(before);
    version = await versionNow();
    expect(await rollback(storeApiOf(shop), 'cart', author)).toMatchObject({ ok: true });
    const canary = { version, traffic: 50 };
    expect(await startCanary(storeApiOf(shop), 'cart', canary, author)).toMatchObject({ ok: true });
    await expect
      .poll(async () => {
        const health = await fetch(`http://127.0.0.1:${shop.ports.shell}/health`);
        return ((await health.json()) as { canaries: unknown[] }).canaries.length;
      })
      .toBe(1);
  });

  test.beforeEach(async ({ context, baseURL, watch, ports }) => {
    await context.addCookies([{ name: 'fv.share', value: '0', url: baseURL ?? '' }]);
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

  for (const [kind, isMissing] of [
    ['container', (file: string) => file.startsWith('remoteEntry')],
    ['chunk', (file: string) => file.startsWith('fragment-AddToCart')],
  ] as const) {
    test(`whose ${kind} is missing is reported, and its visitor adds to the cart with the stable release`, async ({
      page,
      market,
      ports,
    }) => {
      const failures = failuresOf(page);
      await page.route(
        ({ port, pathname }) =>
          port === String(ports.remotes.cart) &&
          pathname.includes(`/${version}/`) &&
          isMissing(pathname.split('/').at(-1) ?? ''),
        (route) => route.fulfill({ status: 404, body: 'Not found' }),
      );
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
