import { routeConflicts, type Release } from '@shop/contracts/remote/release-manifest';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { Neighbor } from './live-neighbors.ts';

/**
 * Checks that no route of a release has an address in common with a live route of another team: the release would take
 * its visitors.
 */
export const ownsRoutes = (
  remote: string,
  release: Release,
  neighbors: readonly Neighbor[],
): ReleaseResult<void> => {
  const conflicts = routeConflicts(
    release.extras.routes,
    neighbors.map((it) => ({ remote: it.remote, routes: it.release.extras.routes })),
  );
  if (conflicts.length === 0) return done(undefined);
  return refuse(
    'ROUTE_TAKEN',
    `Release ${release.metadata.version} of ${remote} has routes of another team: ${conflicts.join('; ')}. ` +
      'Choose another path, or first release the other remote without its route. What was live stays live.',
  );
};
