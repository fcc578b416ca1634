import type { Kysely } from 'kysely';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';
import { findRelease } from './find-release.ts';
import { fitsShell } from './fits-shell.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { LiveShell } from './releases-context.ts';

/** The release about to get traffic, refused when it is unknown or does not fit the live shell. */
export const findFittingRelease = async (
  database: Kysely<StoreDatabase>,
  shell: LiveShell,
  remote: string,
  version: string,
): Promise<ReleaseResult<Release>> => {
  const release = await findRelease(database, remote, version);
  if (!release) {
    return refuse('UNKNOWN_VERSION', `No release ${version} of ${remote} is registered.`);
  }
  const fit = fitsShell(release, shell);
  return fit.ok ? done(release) : fit;
};
