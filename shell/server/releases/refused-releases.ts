import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';
import { fitsRoute } from '../address/route-path.ts';

/** A release of the manifest that this shell does not run: it is outside the contract window (`contractFit`). */
export interface RefusedRelease {
  remote: RemoteName;
  version: string;
  /** Contract with which it was built. */
  contract: string;
  /** Version of the remote's last good release, which this shell serves instead; null without one. */
  serves: string | null;
  /** Why, and what to do. */
  reason: string;
  routes: readonly RemoteRoute[];
}

/** Whether the shop lacks a remote because of it. */
export const isMissing = ({ serves }: RefusedRelease): boolean => serves === null;

/** Routes that this shell cannot serve because of refused releases. */
export const missingRoutes = (refused: readonly RefusedRelease[]): readonly RemoteRoute[] =>
  refused.filter(isMissing).flatMap(({ routes }) => routes);

/**
 * Whether an address is a page of a missing remote: it exists, but this shell cannot serve it.
 *
 * @param missing {@link missingRoutes}
 * @param routes those of the live releases
 * @param rest path below the market prefix
 */
export const isOfMissing = (
  missing: readonly RemoteRoute[],
  routes: readonly RemoteRoute[],
  rest: string,
): boolean => {
  const fits = (route: RemoteRoute) => fitsRoute(route, rest);
  return missing.some(fits) && !routes.some(fits);
};
