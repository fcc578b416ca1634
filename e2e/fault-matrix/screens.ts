import { paths, type ShopPath } from '@shop/contracts/routing';
import { BARBERA, NIVALE } from '../factories/item.ts';

/** A page of the shop as a server sends it. */
export interface Screen {
  name: string;
  path: ShopPath;
  /**
   * `data`: public, with data of the platform. `index`: public, all its data is the catalog index's. `text`: public, from the release alone. `private`: never shared; the
   * browser may render it. `order`: private, with the order of a guest.
   */
  kind: 'data' | 'index' | 'text' | 'private' | 'order';
  /** Found in a complete document only. */
  content: RegExp;
}

/** The item in the guest's cart. */
export const IN_CART = BARBERA;

const HEADING = /<h1[\s>]/;
const ITEM = /\/product\/[\w-]+/;

const checkout = (['account', 'address', 'shipping', 'payment'] as const).map(
  (section): Screen => ({
    name: `checkout ${section}`,
    path: paths.checkout(section),
    kind: 'order',
    content: HEADING,
  }),
);

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: paths.home(), kind: 'data', content: ITEM },
  { name: 'category', path: paths.category('red'), kind: 'data', content: ITEM },
  {
    name: 'product',
    path: paths.product(BARBERA.code, BARBERA.name('it')),
    kind: 'data',
    content: new RegExp(`<h1[^>]*>[^<]*${BARBERA.name('it')}`),
  },
  { name: 'search', path: paths.search(NIVALE.name('it')), kind: 'index', content: ITEM },
  { name: 'cart', path: paths.cart(), kind: 'order', content: HEADING },
  ...checkout,
  { name: 'login', path: paths.login(), kind: 'private', content: HEADING },
  { name: 'text page', path: paths.info('terms'), kind: 'text', content: HEADING },
  { name: 'tracking', path: paths.trackOrder(), kind: 'private', content: HEADING },
];
