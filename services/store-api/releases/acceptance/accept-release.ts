import type { Kysely } from 'kysely';
import {
  type Release,
  RELEASE_LIMITS,
  routeConflicts,
} from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../../database/tables.ts';
import { findRelease } from '../find-release.ts';
import { readManifest } from '../read-manifest.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import { prunedReleases } from '../prune/pruned-releases.ts';
import { findEnvelope } from '../release-statements.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { runningVersions } from '../running-versions.ts';
import { fitsShells } from './fits-shell.ts';
import { isSigned } from './is-signed.ts';
import { keepsFragments } from './keeps-fragments.ts';
import { liveNeighbors, type Neighbor } from './live-neighbors.ts';

/**
 * Checks that no route of a release has an address in common with a live route of another team: the release would take
 * its visitors.
 */
const ownsRoutes = (
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

/** Style sheets that pages would load without an integrity, which the shell's server refuses to copy. */
export const isVerifiable = ({ metadata, extras }: Release): ReleaseResult<void> => {
  const files = Object.values(extras.assets).flatMap(({ js, css }) => [...js, ...css]);
  const unlisted = files.filter((it) => !Object.hasOwn(extras.integrity, it));
  if (unlisted.length === 0) return done(undefined);
  return refuse(
    'INTEGRITY',
    `Release ${metadata.version} has files without integrity: ${[...new Set(unlisted)].join(', ')}. ` +
      'Register it with the release command, which lists every file. What was live stays live.',
  );
};

/** Shells refuse a longer manifest and would keep all earlier releases. */
const fitsManifest = async (
  database: Kysely<StoreDatabase>,
  release: Release,
): Promise<ReleaseResult<void>> => {
  const before = Buffer.byteLength(JSON.stringify(await readManifest(database)));
  const size = before + Buffer.byteLength(JSON.stringify(release));
  if (size <= RELEASE_LIMITS.manifest) return done(undefined);
  return refuse(
    'MANIFEST_TOO_LARGE',
    `With release ${release.metadata.version} the release manifest could have ${size} bytes; shells take ` +
      `${RELEASE_LIMITS.manifest}. Reduce its files or withdraw a canary. What was live stays live.`,
  );
};

/** First refusal of several checks. */
export const firstRefusal = (checks: readonly ReleaseResult<void>[]): ReleaseResult<void> =>
  checks.find((it) => !it.ok) ?? done(undefined);

/** A registered release. Refused if unknown or without files; enough to take traffic away from it. */
export const findRegisteredRelease = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  version: string,
): Promise<ReleaseResult<Release>> => {
  const release = await findRelease(database, remote, version);
  if (!release)
    return refuse('UNKNOWN_VERSION', `No release ${version} of ${remote} is registered.`);
  const prunedAt = (await prunedReleases(database, remote, version)).get(version);
  if (prunedAt === undefined) return done(release);
  const message = `The files of release ${version} of ${remote} were deleted at ${prunedAt}. Build it again from commit ${release.extras.gitSha} and publish it.`;
  return refuse('PRUNED', message);
};

/**
 * Checks everything that stands between a registered release and its visitors, except its signature.
 *
 * @param database the transaction of the edit
 */
export const findFittingRelease = async (
  database: Kysely<StoreDatabase>,
  { shell, now }: Pick<ReleasesContext, 'shell' | 'now'>,
  remote: string,
  version: string,
): Promise<ReleaseResult<Release>> => {
  const registered = await findRegisteredRelease(database, remote, version);
  if (!registered.ok) return registered;
  const release = registered.value;
  const neighbors = await liveNeighbors(database, remote);
  const result = firstRefusal([
    fitsShells(remote, release, await runningVersions(database, shell, now())),
    isVerifiable(release),
    ownsRoutes(remote, release, neighbors),
    keepsFragments(remote, release, neighbors),
    await fitsManifest(database, release),
  ]);
  return result.ok ? registered : result;
};

/**
 * Reads a release that is about to get traffic for the first time. Refuses it if it is unknown, incompatible with what
 * is live, or not signed by its team.
 *
 * @param database the transaction of the edit
 */
export const acceptRelease = async (
  database: Kysely<StoreDatabase>,
  context: Pick<ReleasesContext, 'shell' | 'now' | 'releaseKeys'>,
  remote: string,
  version: string,
): Promise<ReleaseResult<Release>> => {
  const fitting = await findFittingRelease(database, context, remote, version);
  if (!fitting.ok) return fitting;
  const envelope = await findEnvelope(database, remote, version);
  const signed = isSigned(remote, fitting.value, envelope, context.releaseKeys);
  return signed.ok ? fitting : signed;
};
