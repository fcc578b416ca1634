import type { Browser } from 'playwright';
import { BARS } from '../bars.ts';
import type { Figure } from '../figure.ts';
import { fillCart } from './fill-cart.ts';
import { ADD } from './labels.ts';
import { measurePage } from './measure-page.ts';

/** Pages that are open to everybody, in the order of the report. */
const OPEN = {
  home: '',
  category: '/category/wine',
  product: '/product/BARBERA-ASTI-750',
  bundle: '/bundle/BUNDLE-APERITIVO',
  search: '/search?q=barbera',
};

/** Size and speed of the first visit of each page. Private pages have bars for what holds everywhere. */
export const pageFigures = async (
  browser: Browser,
  at: (path: string) => string,
  say: (line: string) => void,
): Promise<Figure[]> => {
  const cart = await fillCart(browser, at(OPEN.product), ADD);
  const figures: Figure[] = [];
  for (const [name, path, storage] of [
    ...Object.entries(OPEN).map(([name, path]) => [name, path, {}] as const),
    ['cart', '/cart', cart],
    ['checkout', '/checkout/account', cart],
  ] as const) {
    say(`measuring ${name} (5 cold visits, throttled) …`);
    const { js, html, lcp, cls, tbt } = await measurePage(browser, at(path), storage);
    const ifOpen = (atMost: number) => (name in OPEN ? { bar: { atMost } } : {});
    figures.push(
      { what: `${name}: JavaScript transferred`, value: js, unit: 'kB', ...ifOpen(BARS.js) },
      { what: `${name}: HTML transferred`, value: html, unit: 'kB', bar: { atMost: BARS.html } },
      { what: `${name}: LCP`, value: lcp, unit: 'ms', ...ifOpen(BARS.lcp) },
      { what: `${name}: CLS`, value: cls, unit: '', bar: { atMost: BARS.cls } },
      { what: `${name}: TBT`, value: tbt, unit: 'ms', ...ifOpen(BARS.tbt) },
    );
  }
  return figures;
};
