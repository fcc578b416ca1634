import type { RemoteRoute } from '@shop/contracts/remote';
import { fitsRoute } from '../address/route-path.ts';

/**
 * Whether the page of an address shows the open order. Where two routes match it may say so of the other one as well:
 * the renderer, which knows the right one, then leaves the order out.
 *
 * @param rest path below the market prefix
 */
export const showsOrder = (routes: readonly RemoteRoute[], rest: string): boolean =>
  routes.some((route) => route.showsOrder === true && fitsRoute(route, rest));
