import type { RemoteRoute } from '@shop/contracts/remote';

/** Screens of this remote, as data: read by the build for the release manifest. */
export const routes = [
  { id: '__name__', path: '__name__', rendering: 'server', sitemap: ['__name__'] },
] as const satisfies readonly RemoteRoute[];
