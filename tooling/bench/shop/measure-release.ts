import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildChangedCopy } from '../../build/build-changed-copy.ts';
import { liveShell } from '../../launcher/live-shell.ts';
import { ROOT } from '../../launcher/paths.ts';
import { artifactUrl } from '../../launcher/publish-built.ts';
import type { RunningShop } from '../../launcher/start-shop.ts';
import { publish } from '../../release/publish.ts';

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
  const words = `Vendemmia ${Date.now()}`;
  const folder = join(ROOT, '.shop', 'bench-release');
  try {
    const started = performance.now();
    const dist = await buildChangedCopy('catalog', folder, {
      locale: 'it',
      key: 'catalog.home.title',
      words,
    });
    const published = await publish({
      dist,
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
      if ((await page.getByText(words).count()) > 0) break;
      if (performance.now() - started > LIMIT)
        throw new Error(`The release did not show in ${LIMIT} ms`);
    }
    await page.close();
    return performance.now() - started;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
