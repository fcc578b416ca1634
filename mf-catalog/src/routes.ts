import type { RemoteRoute } from '@shop/contracts/remote';
import { CATEGORIES } from './model/categories/categories.ts';

/** Screens of the catalogue (S1–S4). Plain data: the build copies it into the release manifest. */
export const routes: readonly RemoteRoute[] = [
  { id: 'home', path: '', rendering: 'server', sitemap: [''] },
  {
    id: 'category',
    path: 'category/:category',
    rendering: 'server',
    sitemap: CATEGORIES.map(({ key }) => `category/${key}`),
  },
  { id: 'search', path: 'search', rendering: 'server' },
  {
    id: 'product',
    path: 'product/:code',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
    sitemap: 'sku',
  },
  {
    id: 'single-product',
    path: 'single-product/:code',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
  },
  {
    id: 'bundle',
    path: 'bundle/:code',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
    sitemap: 'bundle',
  },
];
