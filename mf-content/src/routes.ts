import type { RemoteRoute } from '@shop/contracts/remote';
import { PAGES } from './model/pages.ts';

/** Pages of text that a shop must have. Plain data: the build copies it into the release. */
export const routes: readonly RemoteRoute[] = [
  {
    id: 'info',
    path: 'info/:page',
    rendering: 'server',
    sitemap: PAGES.map((page) => `info/${page}`),
  },
];
