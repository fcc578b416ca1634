import type { RemoteRoute } from '@shop/contracts/remote';
import { PAGES } from './model/info/pages.ts';

/** The screens of this team (S10, S11), and the pages of text that a shop must have. Plain data: the build copies it into the release. */
export const routes: readonly RemoteRoute[] = [
  { id: 'login', path: 'account/login', rendering: 'private' },
  { id: 'register', path: 'account/register', rendering: 'private' },
  { id: 'forgot-password', path: 'account/forgot-password', rendering: 'private' },
  { id: 'reset-password', path: 'account/reset-password', rendering: 'private' },
  { id: 'change-password', path: 'account/change-password', rendering: 'private' },
  { id: 'email', path: 'account/email', rendering: 'private' },
  { id: 'confirm-email', path: 'account/confirm-email', rendering: 'private' },
  { id: 'personal-data', path: 'account/personal-data', rendering: 'private' },
  { id: 'confirm-newsletter', path: 'account/confirm-newsletter', rendering: 'private' },
  { id: 'confirm-notice', path: 'account/confirm-notice', rendering: 'private' },
  { id: 'unsubscribe', path: 'account/unsubscribe', rendering: 'private' },
  { id: 'privacy', path: 'account/privacy', rendering: 'private' },
  { id: 'orders', path: 'account/orders', rendering: 'private' },
  { id: 'order', path: 'account/orders/:order', rendering: 'private' },
  { id: 'addresses', path: 'account/addresses', rendering: 'private' },
  { id: 'cards', path: 'account/cards', rendering: 'private' },
  { id: 'account', path: 'account', rendering: 'private' },
  { id: 'withdraw', path: 'withdraw', rendering: 'private' },
  { id: 'return-items', path: 'return-items', rendering: 'private' },
  { id: 'track-order', path: 'track-order', rendering: 'private' },
  {
    id: 'info',
    path: 'info/:page',
    rendering: 'server',
    sitemap: PAGES.map((page) => `info/${page}`),
  },
];
