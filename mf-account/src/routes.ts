import type { RemoteRoute } from '@shop/contracts/remote';

/** The screens of this team (S10, S11). Plain data: the build copies it into the release. */
export const routes = [
  { id: 'login', path: 'account/login', rendering: 'private' },
  { id: 'register', path: 'account/register', rendering: 'private' },
  { id: 'orders', path: 'account/orders', rendering: 'private' },
  { id: 'account', path: 'account', rendering: 'private' },
] as const satisfies readonly RemoteRoute[];
