import {
  contractMisfit,
  type Release,
  unfitModules,
} from '@shop/contracts/remote/release-manifest';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { LiveShell } from '../releases-context.ts';
import type { ProvidedContract } from '../running-contracts.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * Checks that every running shell can run a release: its contract is in the window of each (`contractFit`), the minor of
 * the federation runtime is the same, because its globals are named by version, and the shell provides the shared
 * modules.
 */
export const fitsShells = (
  remote: string,
  release: Release,
  shell: LiveShell,
  contracts: readonly ProvidedContract[],
): ReleaseResult<void> => {
  const { contract, runtime, shared } = release.extras;
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
  const unfit = unfitModules(shared, shell.shared ?? {});
  if (unfit.length > 0) {
    return refuse(
      'SHARED_MISMATCH',
      `Release ${version} does not fit the modules that the live shell shares: ${unfit.join('; ')}. Build it ` +
        'with the same major version and no newer minor, or release the shell first. What was live stays live.',
    );
  }
  return done(undefined);
};
