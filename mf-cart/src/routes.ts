import type { RemoteRoute } from '@shop/contracts/remote';

/** Screens of this remote, as data: read by the build for the release manifest. */
export const routes = [
  {
    id: 'cart',
    path: 'cart',
    rendering: 'private',
    slots: ['cart:below-summary'],
    showsOrder: true,
  },
] as const satisfies readonly RemoteRoute[];
