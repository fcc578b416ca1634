import type { Browser } from 'playwright';
import { median } from '../../figure.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { visitPage, type PageMeasure, type Script } from './visit-page.ts';

/** Number of cold visits of each page. */
const VISITS = 5;

export interface PageToMeasure {
  name: string;
  url: string;
  visitor: Visitor;
}

/** Medians of a page's visits, and the scripts of the last one. */
export type MeasuredPage = PageMeasure & { name: string; scripts: readonly Script[] };

/**
 * Visits pages in turn, so that a disturbance of the machine spreads over all of them.
 *
 * @throws Error that names the page which did not open, or was never quiet
 * @returns medians of each page, in the given order
 */
export const measurePages = async (
  browser: Browser,
  pages: readonly PageToMeasure[],
  log: (line: string) => void,
  visit: typeof visitPage = visitPage,
): Promise<MeasuredPage[]> => {
  const visits = pages.map((): Awaited<ReturnType<typeof visitPage>>[] => []);
  for (let round = 1; round <= VISITS; round += 1) {
    log(`visiting ${pages.length} pages cold and throttled, round ${round} of ${VISITS} …`);
    for (const [index, { url, visitor }] of pages.entries())
      try {
        visits[index]?.push(await visit(browser, url, visitor));
      } catch (cause) {
        throw new Error(`${url}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
  }
  return pages.map(({ name }, index) => {
    const own = visits[index] ?? [];
    const middle = (key: keyof PageMeasure) => median(own.map((it) => it[key]));
    return {
      name,
      html: middle('html'),
      js: middle('js'),
      lcp: middle('lcp'),
      cls: middle('cls'),
      tbt: middle('tbt'),
      scripts: own.at(-1)?.scripts ?? [],
    };
  });
};
