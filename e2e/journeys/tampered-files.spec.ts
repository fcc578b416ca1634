import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { paths } from '@shop/contracts/routing';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { BARBERA } from '../factories/item.ts';
import { NOTHING, tamperedIn, tamperFiles } from '../faults/tamper-files.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

interface Loader {
  loadChunk: (url: string, done: (event: { type: string }) => void) => void;
  loadFile: (url: string, options: { integrity: string }) => Promise<void>;
}

/** Scripts and style sheets of a built release, with the integrity of its container. */
const releaseOf = (name: RemoteName) => {
  const dist = join(ROOT, `mf-${name}`, 'dist');
  const { entry, frames, integrity } = JSON.parse(
    readFileSync(join(dist, 'release.json'), 'utf8'),
  ) as {
    entry: { web: string };
    frames: Record<string, string>;
    integrity: Record<string, string>;
  };
  const files = readdirSync(join(dist, 'web')).filter((it) => /\.(js|css)$/.test(it));
  /** Files of frames, which run in separate documents with their own loader. */
  const ofFrames = files.filter((it) => Object.keys(frames).some((frame) => it.startsWith(frame)));
  return { files, ofFrames, container: entry.web, integrity: integrity[`web/${entry.web}`] ?? '' };
};

/** Loads every file of a release with the page's own loader; returns each outcome. */
const loadAll = async (page: Page, url: string, release: ReturnType<typeof releaseOf>) => {
  // The page's code loads after its first frame.
  await page.waitForFunction(() => 'shop_federation' in window);
  return page.evaluate(
    async ([directory, { files, container, integrity }]) => {
      const { shop_federation } = window as unknown as { shop_federation: { files: Loader } };
      const loader = shop_federation.files;
      const load = (file: string): Promise<string> => {
        const address = new URL(file, directory).href;
        if (file === container)
          return loader.loadFile(address, { integrity }).then(
            () => 'load',
            () => 'error',
          );
        return new Promise((done) => loader.loadChunk(address, ({ type }) => done(type)));
      };
      return Object.fromEntries(
        await Promise.all(files.map(async (file) => [file, await load(file)] as const)),
      );
    },
    [url, release] as const,
  );
};

test.beforeEach(({ watch }) => {
  watch.allow(/Failed to find a valid digest|ChunkLoadError|Minified React error #(422|520)/);
});

// A page retries files that fail: the handler may still read one when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

test.describe('a file that differs from the release', () => {
  // Unit tests have every file of every remote (`verified-files.test.ts`).
  test('never runs and is never applied, for any of the remote with frames', async ({
    page,
    market,
  }) => {
    const name = 'checkout';
    await page.goto(market.url(paths.home()));
    const live = (await (await page.request.get('/live-remotes.json')).json()) as Record<
      string,
      { url: string }
    >;
    const { url = '' } = live[name] ?? {};
    const release = releaseOf(name);
    // Scripts of the standalone page start their own application, and its style sheet brings fonts that the shop
    // blocks, so they are only tampered with, not loaded; the same for frame files.
    const harmless = {
      ...release,
      files: release.files.filter(
        (it) => !/^(standalone|federation-runtime)/.test(it) && !release.ofFrames.includes(it),
      ),
    };
    expect(new Set(Object.values(await loadAll(page, url, harmless)))).toEqual(new Set(['load']));
    await tamperFiles(page, ({ pathname }) => pathname.startsWith(`/${name}/`));
    expect(new Set(Object.values(await loadAll(page, url, release)))).toEqual(new Set(['error']));
    expect(await tamperedIn(page)).toEqual(NOTHING);
  });

  for (const [name, path, regained] of [
    ['account', paths.login(), 'account.login.title'],
    ['checkout', paths.checkout(), 'cart.empty.title'],
  ] as const) {
    test(`leaves the page of ${name} with its fallback, and Retry restores it`, async ({
      page,
      market,
    }) => {
      const { text, url } = market;
      const main = page.getByRole('main');
      const mend = await tamperFiles(
        page,
        ({ pathname }) => pathname.startsWith(`/${name}/`) && !pathname.includes('remoteEntry'),
      );
      await page.goto(url(path));
      await expect(main).toContainText(text('ui.region.text'));
      expect(await tamperedIn(page)).toEqual(NOTHING);
      await header(page, market).department('water').click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('category.water.name'));
      await page.goBack();
      await expect(main).toContainText(text('ui.region.text'));
      await mend();
      await main.getByRole('button', { name: text('ui.region.retry') }).click();
      await expect(main.getByRole('heading', { name: text(regained), exact: true })).toBeVisible();
    });
  }

  test('of the cart leaves the product visible, and Retry restores the buy box', async ({
    page,
    market,
  }) => {
    const { text, url, locale } = market;
    const { buyBox, addToCart } = productScreen(page, market);
    const mend = await tamperFiles(
      page,
      ({ pathname }) => pathname.startsWith('/cart/') && !pathname.includes('remoteEntry'),
    );
    await page.goto(url(paths.product(BARBERA.code)));
    // The cart's code loads for an active visitor.
    await page.mouse.move(8, 8);
    await expect(buyBox).toContainText(text('ui.region.text'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name(locale));
    expect(await tamperedIn(page)).toEqual(NOTHING);
    await mend();
    await buyBox.getByRole('button', { name: text('ui.region.retry') }).click();
    await addToCart();
    expect(await tamperedIn(page)).toEqual(NOTHING);
  });

  test('of the catalog leaves the server’s HTML readable', async ({ page, market }) => {
    const { text, url, locale } = market;
    await tamperFiles(
      page,
      ({ pathname }) => pathname.startsWith('/catalog/') && !pathname.includes('remoteEntry'),
    );
    await page.goto(url(paths.product(BARBERA.code)));
    const main = page.getByRole('main');
    await expect(main).toContainText(text('ui.region.text'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name(locale));
    expect(await tamperedIn(page)).toEqual(NOTHING);
  });
});

test('no file is fetched twice, and the browser reports no unused preload', async ({
  page,
  market,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) fetched.push(request.url());
  });
  // The document's script starts itself as a worker: a second request, which the browser's cache answers.
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const preloads: string[] = [];
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) preloads.push(message.text());
  });
  for (const path of [paths.home(), paths.product(BARBERA.code), paths.login(), paths.cart()]) {
    // On a busy machine a page may still request files while the next one loads.
    await page.goto('about:blank');
    fetched.length = 0;
    workers.length = 0;
    await page.goto(market.url(path));
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched.toSorted()).toEqual([...new Set(fetched), ...workers].toSorted());
  }
  expect(preloads).toEqual([]);
});
