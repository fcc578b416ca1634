import type { RemoteRoute } from '@shop/contracts/remote';
import { fitsRoute } from '../address/route-path.ts';

/**
 * Whether the page of a path displays the open order.
 *
 * @param routes in the order in which they are tried
 * @param rest path below the market prefix
 */
export const showsOrder = (routes: readonly RemoteRoute[], rest: string): boolean =>
  routes.find((route) => fitsRoute(route, rest))?.showsOrder === true;
