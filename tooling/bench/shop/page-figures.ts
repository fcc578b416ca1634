import type { Browser } from 'playwright';
import { BARS } from '../bars.ts';
import type { Figure } from '../figure.ts';
import { fillCart, STRANGER } from './fill-cart.ts';
import { ADD } from './labels.ts';
import { measurePage } from './measure-page.ts';

/** Public pages, in the order of the report. */
export const OPEN = {
  home: '',
  category: '/category/wine',
  product: '/product/BARBERA-ASTI-750/barbera-d-asti-superiore-2022',
  bundle: '/bundle/BUNDLE-APERITIVO',
  search: '/search?q=barbera',
};

/** Pages of a guest with a cart: a page, its path, its JavaScript bar. */
const PRIVATE = [
  ['cart', '/cart', BARS.cartJs],
  ['checkout', '/checkout/account', BARS.checkoutJs],
] as const;

/** Size and speed of the first visit of each page; private pages as a guest with a filled cart. */
export const pageFigures = async (
  browser: Browser,
  at: (path: string) => string,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const cart = await fillCart(browser, at(OPEN.product), ADD);
  const figures: Figure[] = [];
  for (const { name, path, visitor, jsBar, lcpBar } of [
    ...Object.entries(OPEN).map(([name, path]) => ({
      ...{ name, path, visitor: STRANGER },
      ...{ jsBar: BARS.js, lcpBar: BARS.lcp },
    })),
    ...PRIVATE.map(([name, path, jsBar]) => ({
      ...{ name, path, visitor: cart },
      ...{ jsBar, lcpBar: BARS.privateLcp },
    })),
  ]) {
    log(`measuring ${name} (5 cold visits, throttled) …`);
    const { js, html, lcp, cls, tbt } = await measurePage(browser, at(path), visitor);
    figures.push(
      { what: `${name}: JavaScript transferred`, value: js, unit: 'kB', bar: { atMost: jsBar } },
      { what: `${name}: HTML transferred`, value: html, unit: 'kB', bar: { atMost: BARS.html } },
      { what: `${name}: LCP`, value: lcp, unit: 'ms', bar: { atMost: lcpBar } },
      { what: `${name}: CLS`, value: cls, unit: '', bar: { atMost: BARS.cls } },
      {
        what: `${name}: TBT`,
        value: tbt,
        unit: 'ms',
        ...(name in OPEN && { bar: { atMost: BARS.tbt } }),
      },
    );
  }
  return figures;
};
