import { openShop } from '../shop/open-shop.ts';
import type { MeasuredPage } from '../shop/pages/measure-pages.ts';
import { OPEN } from '../shop/pages/shop-pages.ts';
import { comparePages } from './compare-pages.ts';

const COLUMNS = ['JS kB', 'HTML kB', 'LCP ms', 'CLS', 'TBT ms'];

/** A row per page with the medians of its visits. */
export const peerTable = (pages: readonly MeasuredPage[]): string => {
  const width = Math.max(...pages.map(({ name }) => name.length), 'page'.length);
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((it) => it.padStart(9))].join(' ');
  return [
    row('page', COLUMNS),
    ...pages.map(({ name, js, html, lcp, cls, tbt }) =>
      row(name, [js.toFixed(1), html.toFixed(1), lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0)]),
    ),
  ].join('\n');
};

/**
 * Pages of other shops beside our home and product page.
 *
 * @param base first port of our shop
 * @returns the table
 */
export const benchPeers = async (
  urls: readonly string[],
  base: number,
  log: (line: string) => void,
): Promise<string> => {
  const bench = await openShop(base, log);
  try {
    const own = (['home', 'product'] as const).map((it) => ({
      name: `our ${it}`,
      url: bench.at(OPEN[it]),
    }));
    const peers = urls.map((url) => ({ name: url, url }));
    return peerTable(await comparePages([...own, ...peers], log));
  } finally {
    await bench.close();
  }
};
