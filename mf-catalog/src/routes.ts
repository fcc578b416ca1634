import type { RemoteRoute } from '@shop/contracts/remote';
import { CATEGORIES } from './category/categories.ts';
import { PRODUCER_KEYS } from './producer/producer-keys.ts';

/** For sitemaps, which the server renders. Browsers do not need the producers. */
const PRODUCER_PATHS =
  process.env.TARGET === 'web' ? [] : PRODUCER_KEYS.map((key) => `category/producer/${key}`);

/** Screens of the catalog (S1–S4). Plain data: the build copies it into the release manifest. */
export const routes: readonly RemoteRoute[] = [
  { id: 'home', path: '', rendering: 'server', slots: ['home:below-products'], sitemap: [''] },
  {
    id: 'category',
    path: 'category/:category',
    rendering: 'server',
    sitemap: CATEGORIES.map(({ key }) => `category/${key}`),
  },
  {
    id: 'producer',
    path: 'category/producer/:producer',
    rendering: 'server',
    sitemap: PRODUCER_PATHS,
  },
  { id: 'search', path: 'search', rendering: 'server' },
  { id: 'wish-list', path: 'wish-list', rendering: 'private', fragments: ['cart/AddToCart'] },
  {
    id: 'product',
    path: 'product/:code/:slug?',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
    slots: ['product:below-facts'],
    sitemap: 'sku',
  },
  {
    id: 'single-product',
    path: 'single-product/:code/:slug?',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
    slots: ['product:below-facts'],
  },
  {
    id: 'bundle',
    path: 'bundle/:code/:slug?',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
    slots: ['product:below-facts'],
    sitemap: 'bundle',
  },
];
