import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildPackage } from '../build/build-package.ts';
import { liveShell } from '../launcher/live-shell.ts';
import { ROOT } from '../launcher/paths.ts';
import { artifactUrl } from '../launcher/publish-built.ts';
import type { RunningShop } from '../launcher/start-shop.ts';
import { publish } from '../release/publish.ts';
import { changedCopy } from './changed-copy.ts';

/** Longest a release may take to show, in ms. */
const LIMIT = 60_000;

/**
 * Builds one remote with a visible change, checks, publishes and promotes it, and waits until a browser that
 * opens the page shows the change.
 *
 * @returns ms from the start of the build to the change on the screen
 */
export const measureRelease = async (
  browser: Browser,
  shop: RunningShop,
  url: string,
): Promise<number> => {
  const text = `Vendemmia ${Date.now()}`;
  const copy = changedCopy('catalog', join(ROOT, '.shop', 'bench-release'), {
    locale: 'it',
    key: 'catalog.home.title',
    text,
  });
  try {
    const started = performance.now();
    await buildPackage(copy.folder);
    const published = await publish({
      dist: join(copy.folder, 'dist'),
      artifactRoot: join(shop.data, 'artifacts'),
      shell: liveShell(),
      baseUrl: artifactUrl(shop.ports, 'catalog'),
      storeApi: { endpoint: `http://127.0.0.1:${shop.ports.storeApi}`, token: shop.deployToken },
      author: { by: 'bench' },
    });
    if (!published.ok) throw new Error(published.message);
    const page = await browser.newPage();
    for (;;) {
      await page.goto(url);
      if ((await page.getByText(text).count()) > 0) break;
      if (performance.now() - started > LIMIT)
        throw new Error(`The release did not show in ${LIMIT} ms`);
    }
    await page.close();
    return performance.now() - started;
  } finally {
    copy.remove();
  }
};
