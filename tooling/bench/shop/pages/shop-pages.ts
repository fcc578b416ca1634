import { BARS } from '../../bars.ts';
import type { Limits } from '../../figure.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { STRANGER, type Visitor } from '../visitors/visitor.ts';

/** Public pages, in the order of the report. */
export const OPEN = {
  home: '',
  category: '/category/wine',
  product: '/product/BARBERA-ASTI-750/barbera-d-asti-superiore-2022',
  bundle: '/bundle/BUNDLE-APERITIVO',
  search: '/search?q=barbera',
} as const;

/** A page of the report: its visitor and its limits. HTML, CLS and TBT have the same on every page. */
export interface ShopPage {
  name: string;
  /** Relative to the market. */
  path: string;
  visitor: Visitor;
  js?: Limits;
  lcp?: Limits;
}

const open = (name: keyof typeof OPEN, js: Limits): ShopPage => ({
  ...{ name, path: OPEN[name], visitor: STRANGER, js },
  lcp: BARS.lcp.catalog,
});

/** Every measured page. @param visitors of the private ones */
export const shopPages = ({ guests, buyer, confirmation, customer }: Visitors): ShopPage[] => {
  const { js, lcp } = BARS;
  const section = (name: keyof typeof guests): ShopPage => ({
    ...{ name: `checkout, ${name}`, path: `/checkout/${name}`, visitor: guests[name] },
    ...{ js: js.checkout, lcp: lcp.section },
  });
  return [
    open('home', js.listing),
    open('category', js.listing),
    open('product', js.item),
    open('bundle', js.item),
    open('search', js.listing),
    { name: 'cart', path: '/cart', visitor: guests.account, js: js.cart, lcp: lcp.cart },
    {
      ...{ name: 'checkout', path: '/checkout', visitor: guests.account },
      ...{ js: js.checkout, lcp: lcp.checkout },
    },
    section('account'),
    section('address'),
    section('shipping'),
    section('payment'),
    { name: 'confirmation', path: confirmation, visitor: buyer },
    { name: 'login', path: '/account/login', visitor: STRANGER, lcp: lcp.account },
    { name: 'orders', path: '/account/orders', visitor: customer, lcp: lcp.account },
  ];
};
