import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildChangedCopy } from '../../test/build-changed-copy.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { localPublication } from '../../launcher/publish-built.ts';
import type { RunningShop } from '../../launcher/start-shop.ts';
import { publish } from '../../remote-kit/release/publish/publish.ts';

/** Time limit for the change to appear, in ms. */
const LIMIT = 60_000;

/**
 * Builds one remote with a visible change, checks, publishes and promotes it, and waits until a browser that opens
 * the page shows the change.
 *
 * @returns ms from the start of the build to the change on screen
 */
export const measureRelease = async (
  browser: Browser,
  shop: RunningShop,
  url: string,
): Promise<number> => {
  const marker = `Vendemmia ${Date.now()}`;
  const folder = join(ROOT, '.shop', 'bench-release');
  try {
    const started = performance.now();
    const dist = await buildChangedCopy('catalog', folder, {
      locale: 'it',
      key: 'catalog.home.title',
      text: marker,
    });
    const published = await publish({
      ...(await localPublication(shop, 'catalog')),
      dist,
      author: { by: 'bench' },
    });
    if (!published.ok) throw new Error(published.message);
    const page = await browser.newPage();
    for (;;) {
      await page.goto(url);
      if ((await page.getByText(marker).count()) > 0) break;
      if (performance.now() - started > LIMIT)
        throw new Error(`The release did not appear within ${LIMIT} ms`);
    }
    await page.close();
    return performance.now() - started;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
