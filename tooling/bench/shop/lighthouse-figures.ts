import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { BARS } from '../bars.ts';
import { median, type Figure } from '../figure.ts';
import type { BenchShop } from './open-shop.ts';
import { shopPages, type ShopPage } from './pages/shop-pages.ts';
import { STRANGER, type Visitor } from './visitors/visitor.ts';
import type { Visitors } from './visitors/visitors.ts';

/** Measured pages by name, with their limits. */
const PAGES = {
  home: BARS.lighthouse.catalog,
  category: BARS.lighthouse.catalog,
  product: BARS.lighthouse.catalog,
  cart: BARS.lighthouse.private,
  'checkout, address': BARS.lighthouse.private,
} as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Number of runs per page; the median score counts. */
const RUNS = 3;

/** Scores (0–100) of one page on a phone with Lighthouse's simulated throttling. */
const measureScores = async (
  url: string,
  port: number,
  isPrivate: boolean,
): Promise<Record<string, number>> => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
    // Private pages are not indexed, and only search engines use a description.
    ...(isPrivate && { skipAudits: ['is-crawlable', 'meta-description'] }),
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { runtimeError, categories } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
  return Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100]),
  );
};

/**
 * Gives a browser's own profile a visitor's cookies and local storage. Lighthouse opens its tabs in that profile, and
 * empties the cache before each run but not these. (`extraHeaders` would send the cookies to the other origins too, and
 * the page's code would not find its cart.)
 */
const store = async (context: BrowserContext, { state }: Visitor, url: string): Promise<void> => {
  await context.clearCookies();
  await context.addCookies(state.cookies);
  const page = await context.newPage();
  // A text file: no code of the shop runs.
  await page.goto(new URL('/robots.txt', url).href);
  const entries = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((all) => {
    localStorage.clear();
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
  await page.close();
};

const isMeasured = ({ name }: ShopPage): boolean => name in PAGES;

/** Lighthouse's four scores of home, category and product, and of cart and checkout as a guest. */
export const lighthouseFigures = async (
  { at, log, shop }: BenchShop,
  visitors: Visitors,
): Promise<Figure[]> => {
  const port = shop.ports.shell + 199;
  // Without a folder of its own: a temporary profile.
  const context = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  try {
    for (const { name, path, visitor } of shopPages(visitors).filter(isMeasured)) {
      log(`Lighthouse looks at ${name} (${RUNS} times) …`);
      await store(context, visitor, at(path));
      const scores: Record<string, number>[] = [];
      for (let run = 0; run < RUNS; run += 1)
        scores.push(await measureScores(at(path), port, visitor !== STRANGER));
      for (const category of CATEGORIES)
        figures.push({
          what: `Lighthouse, ${name}: ${category}`,
          value: median(scores.map((it) => it[category] ?? 0)),
          unit: '',
          limits: PAGES[name as keyof typeof PAGES],
        });
    }
  } finally {
    await context.close();
  }
  return figures;
};
