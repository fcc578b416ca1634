import type { RemoteRoute } from '@shop/contracts/remote';

/** The screens of this team (S10, S11). Plain data: the build copies it into the release. */
export const routes = [
  { id: 'login', path: 'account/login', rendering: 'client' },
  { id: 'register', path: 'account/register', rendering: 'client' },
  { id: 'orders', path: 'account/orders', rendering: 'client' },
  { id: 'account', path: 'account', rendering: 'client' },
] as const satisfies readonly RemoteRoute[];
