import type { RemoteRoute } from '@shop/contracts/remote';
import { fitsRoute } from '../address/route-path.ts';

/**
 * Whether the page of a path displays the open order. If two routes match, it may be true because of the wrong one:
 * the renderer then leaves the order out.
 *
 * @param rest path below the market prefix
 */
export const showsOrder = (routes: readonly RemoteRoute[], rest: string): boolean =>
  routes.some((route) => route.showsOrder === true && fitsRoute(route, rest));
