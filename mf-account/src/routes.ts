import type { RemoteRoute } from '@shop/contracts/remote';
import { PAGES } from './model/info/pages.ts';

/** The screens of this team (S10, S11), and the pages of text that a shop must have. Plain data: the build copies it into the release. */
export const routes: readonly RemoteRoute[] = [
  { id: 'login', path: 'account/login', rendering: 'private' },
  { id: 'register', path: 'account/register', rendering: 'private' },
  { id: 'orders', path: 'account/orders', rendering: 'private' },
  { id: 'account', path: 'account', rendering: 'private' },
  {
    id: 'info',
    path: 'info/:page',
    rendering: 'server',
    sitemap: PAGES.map((page) => `info/${page}`),
  },
];
