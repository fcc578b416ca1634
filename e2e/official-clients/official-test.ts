import { chromium, test as base, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tooling/test/find-chromium.ts';
import { watchConsole, type Watch } from '../fixtures/watch-console.ts';
import { bundlePage } from './bundle-page.ts';
import type { Settings } from './page/settings.ts';
import { startPlatform, type OfficialPlatform } from './start-platform.ts';

export const SHOP = 'https://shop.example.com';

interface Opened {
  readonly page: Page;
  readonly watch: Watch;
  /** Requests rejected by the platform: method, path without the id, status. */
  readonly refusals: readonly string[];
}

interface Journey {
  /** The page of the official components at a shop's own origin; other requests go to the platform. */
  openShop: (settings: Omit<Settings, 'endpoint'>) => Promise<Opened>;
}

interface Worker {
  platform: OfficialPlatform;
  officialBrowser: Browser;
  script: string;
}

export const test = base.extend<Journey, Worker>({
  platform: [
    async ({}, use) => {
      const platform = await startPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  script: [async ({}, use) => use(await bundlePage()), { scope: 'worker', timeout: 120_000 }],
  officialBrowser: [
    async ({ platform }, use) => {
      const browser = await chromium.launch({
        executablePath: findChromium() ?? undefined,
        args: [...CHROMIUM_FLAGS, ...platform.chromiumFlags],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  openShop: async ({ platform, officialBrowser, script }, use) => {
    const context = await officialBrowser.newContext();
    const watch = watchConsole(context);
    // The components request it on load; only the platform is reachable.
    watch.allow(/js\.stripe\.com/);
    const refusals: string[] = [];
    context.on('response', (answer) => {
      const { origin, pathname } = new URL(answer.url());
      const path = pathname.replace(/\/\w{10}$/, '');
      if (origin === platform.endpoint && answer.status() >= 400)
        refusals.push(`${answer.request().method()} ${path} ${answer.status()}`);
    });
    await use(async (settings) => {
      const told = JSON.stringify({ ...settings, endpoint: platform.endpoint } satisfies Settings);
      await context.route(`${SHOP}/**`, (route) =>
        new URL(route.request().url()).pathname === '/page.js'
          ? route.fulfill({ contentType: 'text/javascript', body: script })
          : route.fulfill({
              contentType: 'text/html; charset=utf-8',
              body: `<!doctype html><link rel="icon" href="data:,"><div id="root"></div>
            <script>window.settings = ${told}</script><script src="/page.js"></script>`,
            }),
      );
      return { page: await context.newPage(), watch, refusals };
    });
    await context.close();
  },
});

export { expect } from '@playwright/test';
