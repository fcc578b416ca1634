import type { RemoteRoute } from '@shop/contracts/remote';

/** Screens of the catalogue (S1–S3). Plain data: the build copies it into the release manifest. */
export const routes: readonly RemoteRoute[] = [
  { id: 'home', path: '', rendering: 'server' },
  { id: 'category', path: 'category/:category', rendering: 'server' },
  { id: 'product', path: 'product/:code', rendering: 'server', fragments: ['cart/AddToCart'] },
  {
    id: 'single-product',
    path: 'single-product/:code',
    rendering: 'server',
    fragments: ['cart/AddToCart'],
  },
  { id: 'bundle', path: 'bundle/:code', rendering: 'server', fragments: ['cart/AddToCart'] },
];
