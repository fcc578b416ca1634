import type { Kysely } from 'kysely';
import { contractFits, type Release } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';
import { findRelease } from './find-release.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { LiveShell } from './releases-context.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * Checks that the live shell can run a release: same contract major and no newer contract minor, and the same minor of
 * the federation runtime, because its globals are named by version.
 */
const fitsShell = (release: Release, shell: LiveShell): ReleaseResult<void> => {
  const { contract, runtime } = release.extras;
  const { version } = release.metadata;
  if (!contractFits(contract, shell.contract)) {
    return refuse(
      'CONTRACT_MISMATCH',
      `Release ${version} was built with contract ${contract}; the live shell provides ${shell.contract}. ` +
        'It has to have the same major version and no newer minor. What was live stays live.',
    );
  }
  if (shell.runtime && minorOf(runtime) !== minorOf(shell.runtime)) {
    return refuse(
      'RUNTIME_MISMATCH',
      `Release ${version} was built with federation runtime ${runtime}; the live shell provides ` +
        `${shell.runtime}. The minor versions have to match. What was live stays live.`,
    );
  }
  return done(undefined);
};

/** Reads a release that is about to get traffic. Refuses it if it is unknown or incompatible with the live shell. */
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
