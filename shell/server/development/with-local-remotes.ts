import { developmentMisfit, type LocalRemotes } from '@shop/contracts/remote/developed-remotes';
import { CONTRACT_VERSION, routeConflicts } from '@shop/contracts/remote/release-manifest';
import { withDeveloped } from '../releases/developed-remotes.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

/** A release set with local remotes, or why the shop does not run them. */
type Composed = { ok: true; set: ReleaseSet } | { ok: false; problem: string };

/**
 * Puts local remotes into the release set of a visitor. As at a promotion, a remote may have no route of another team; of
 * two local remotes neither may have one of the other.
 */
export const withLocalRemotes = (
  set: ReleaseSet,
  { contract, remotes }: LocalRemotes,
): Composed => {
  const problem = developmentMisfit(Object.keys(remotes).join(', '), contract, CONTRACT_VERSION);
  if (problem) return { ok: false, problem };
  const composed = withDeveloped(set, remotes, contract);
  const owners = Object.entries(composed.releases).map(([remote, { extras }]) => ({
    remote,
    routes: extras.routes,
  }));
  const conflicts = Object.entries(remotes).flatMap(([name, { routes }]) =>
    routeConflicts(
      routes,
      owners.filter(({ remote }) => remote !== name),
    ),
  );
  if (conflicts.length === 0) return { ok: true, set: composed };
  return {
    ok: false,
    problem: `A local remote has routes of another team: ${conflicts.join('; ')}.`,
  };
};
