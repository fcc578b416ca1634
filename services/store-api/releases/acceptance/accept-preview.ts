import { findEnvelope } from '../release-statements.ts';
import type { ReleaseResult } from '../release-result.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { runningVersions } from '../running-versions.ts';
import { findRegisteredRelease, firstRefusal, isVerifiable } from './accept-release.ts';
import { fitsShells } from './fits-shell.ts';
import { isSigned } from './is-signed.ts';

/**
 * Checks a release that a link is about to show. It runs on the shop's own pages, so it has to be signed like one with
 * traffic. Routes and fragments are not compared with the live releases: a link may show those of several teams that
 * only fit each other.
 */
export const acceptPreview = async (
  {
    database,
    shell,
    now,
    releaseKeys,
  }: Pick<ReleasesContext, 'database' | 'shell' | 'now' | 'releaseKeys'>,
  remote: string,
  version: string,
): Promise<ReleaseResult<void>> => {
  const registered = await findRegisteredRelease(database, remote, version);
  if (!registered.ok) return registered;
  const envelope = await findEnvelope(database, remote, version);
  return firstRefusal([
    fitsShells(remote, registered.value, await runningVersions(database, shell, now())),
    isVerifiable(registered.value),
    isSigned(remote, registered.value, envelope, releaseKeys),
  ]);
};
