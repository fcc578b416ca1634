import { dirname } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import { fitsRoute } from '../address/route-path.ts';
import { orderRoutes } from '../../src/router/route-order.ts';
import { routeTables, type ReleaseSet } from '../releases/release-set.ts';

/**
 * The remote whose release failed to render a page: the first one whose node build the error's stack names, else the
 * remote of the page.
 *
 * @param reason message and stack of the error
 * @param rest path below the market prefix
 * @returns null for a page of the shell
 */
export const failedRemote = (
  reason: string,
  { releases, containers }: Pick<ReleaseSet, 'releases' | 'containers'>,
  rest: string,
): RemoteName | null => {
  const named = Object.entries(containers)
    .map(([name, container]) => ({ name, at: reason.indexOf(dirname(container)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.name;
  const name =
    named ?? orderRoutes(routeTables(releases)).find(({ route }) => fitsRoute(route, rest))?.remote;
  return (name ?? null) as RemoteName | null;
};
