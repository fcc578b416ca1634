import { rmSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { buildChanged } from '../../launcher/build-changed.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { startShop } from '../../launcher/start-shop.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { BARS } from '../bars.ts';
import { median, type Figure } from '../figure.ts';

const PREFIX = '/it/eur/it';

const PAGES = {
  home: '',
  category: '/category/wine',
  product: '/product/BARBERA-ASTI-750',
} as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Number of runs per page; the median score counts. */
const RUNS = 3;

/** Scores (0–100) of one page on a phone with Lighthouse's simulated throttling. */
const measureScores = async (url: string, port: number): Promise<Record<string, number>> => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([id, { score }]) => [id, (score ?? 0) * 100]),
  );
};

/**
 * Lighthouse's four scores of home, category and product.
 *
 * @param base first port of the shop; the browser uses port base + 199
 */
export const benchLighthouse = async (
  base: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  await buildChanged();
  const data = join(ROOT, '.shop', `bench-${base}`);
  rmSync(data, { recursive: true, force: true });
  const shop = await startShop({ base, data, log });
  const port = base + 199;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      log(`Lighthouse looks at ${name} (${RUNS} times) …`);
      const url = `http://localhost:${shop.ports.shell}${PREFIX}${path}`;
      const scores: Record<string, number>[] = [];
      for (let count = 0; count < RUNS; count++) scores.push(await measureScores(url, port));
      for (const category of CATEGORIES)
        figures.push({
          what: `Lighthouse, ${name}: ${category}`,
          value: median(scores.map((it) => it[category] ?? 0)),
          unit: '',
          bar: { atLeast: BARS.lighthouse },
        });
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return figures;
};
