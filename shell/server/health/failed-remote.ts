import { dirname } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import { fitsRoute } from '../address/route-path.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

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
    named ??
    Object.entries(releases).find(([, { extras }]) =>
      extras.routes.some((route) => fitsRoute(route, rest)),
    )?.[0];
  return (name ?? null) as RemoteName | null;
};
