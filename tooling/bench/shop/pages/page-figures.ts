import { BARS } from '../../bars.ts';
import type { Figure } from '../../figure.ts';
import type { BenchShop } from '../open-shop.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { measurePages, type MeasuredPage } from './measure-pages.ts';
import { shopPages, type ShopPage } from './shop-pages.ts';

const figuresOf = ({ name, js, lcp }: ShopPage, measured: MeasuredPage): Figure[] => [
  { what: `${name}: JavaScript transferred`, value: measured.js, unit: 'kB', limits: js },
  { what: `${name}: HTML transferred`, value: measured.html, unit: 'kB', limits: BARS.html },
  { what: `${name}: LCP`, value: measured.lcp, unit: 'ms', limits: lcp },
  { what: `${name}: CLS`, value: measured.cls, unit: '', limits: BARS.cls },
  { what: `${name}: TBT`, value: measured.tbt, unit: 'ms', limits: BARS.tbt },
];

/** A page's scripts: kB, ms of the request, and file. */
const scriptLines = ({ name, scripts }: MeasuredPage): string[] => [
  `${name}: kB, requested at ms, script`,
  ...scripts.map(
    ({ url, size, requested }) =>
      `${size.toFixed(1).padStart(8)} ${requested.toFixed(0).padStart(6)}  ${new URL(url).pathname}`,
  ),
];

/**
 * Size and speed of the first visit of each page.
 *
 * @param listsScripts also logs the scripts of each page
 */
export const pageFigures = async (
  { browser, at, log }: BenchShop,
  visitors: Visitors,
  listsScripts = false,
): Promise<Figure[]> => {
  const pages = shopPages(visitors);
  const measured = await measurePages(
    browser,
    pages.map((page) => ({ ...page, url: at(page.path) })),
    log,
  );
  if (listsScripts) measured.flatMap(scriptLines).forEach(log);
  return pages.flatMap((page, index) => {
    const own = measured[index];
    return own ? figuresOf(page, own) : [];
  });
};
