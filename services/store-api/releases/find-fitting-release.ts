import type { Kysely } from 'kysely';
import { contractMisfit, type Release } from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';
import { findRelease } from './find-release.ts';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { LiveShell, ReleasesContext } from './releases-context.ts';
import { runningContracts, type ProvidedContract } from './running-contracts.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * Checks that every running shell can run a release: its contract is in the window of each (`contractFit`), and the
 * minor of the federation runtime is the same, because its globals are named by version.
 */
const fitsShells = (
  remote: string,
  release: Release,
  shell: LiveShell,
  contracts: readonly ProvidedContract[],
): ReleaseResult<void> => {
  const { contract, runtime } = release.extras;
  const { version } = release.metadata;
  for (const provided of contracts) {
    const misfit = contractMisfit(
      `Release ${version} of ${remote}`,
      contract,
      provided.contract,
      provided.shell,
    );
    if (misfit) return refuse('CONTRACT_MISMATCH', `${misfit} What was live stays live.`);
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

/** Reads a release that is about to get traffic. Refuses it if it is unknown or incompatible with a running shell. */
export const findFittingRelease = async (
  database: Kysely<StoreDatabase>,
  { shell, now }: Pick<ReleasesContext, 'shell' | 'now'>,
  remote: string,
  version: string,
): Promise<ReleaseResult<Release>> => {
  const release = await findRelease(database, remote, version);
  if (!release) {
    return refuse('UNKNOWN_VERSION', `No release ${version} of ${remote} is registered.`);
  }
  const contracts = await runningContracts(database, shell, now());
  const fit = fitsShells(remote, release, shell, contracts);
  return fit.ok ? done(release) : fit;
};
