import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { buildChanged } from '../../launcher/build-changed.ts';
import { startShop, type RunningShop } from '../../launcher/start-shop.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';

const PREFIX = '/it/eur/it';

/** A running shop with empty data. */
export interface StartedShop {
  shop: RunningShop;
  /** URL of a path in the measured market. */
  at: (path: string) => string;
  close: () => Promise<void>;
}

/** A running shop and a browser: what the benches of the shop share. */
export interface BenchShop extends StartedShop {
  browser: Browser;
  log: (line: string) => void;
}

/**
 * Starts a shop with empty data.
 *
 * @param base first port of the shop
 */
export const startBenchShop = async (
  base: number,
  log: (line: string) => void,
): Promise<StartedShop> => {
  await buildChanged();
  const data = join(ROOT, '.shop', `bench-${base}`);
  rmSync(data, { recursive: true, force: true });
  const shop = await startShop({ base, data, log });
  return {
    shop,
    at: (path) => `http://localhost:${shop.ports.shell}${PREFIX}${path}`,
    close: shop.stop,
  };
};

/**
 * Starts a shop with empty data, and a browser.
 *
 * @param base first port of the shop
 */
export const openShop = async (base: number, log: (line: string) => void): Promise<BenchShop> => {
  const started = await startBenchShop(base, log);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  return {
    ...started,
    browser,
    log,
    close: async () => {
      await browser.close();
      await started.close();
    },
  };
};
