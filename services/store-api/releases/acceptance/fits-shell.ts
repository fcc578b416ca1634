import {
  contractMisfit,
  type Release,
  unfitModules,
} from '@shop/contracts/remote/release-manifest';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { ProvidedVersions } from '../running-versions.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

const fitsShell = (
  remote: string,
  release: Release,
  provided: ProvidedVersions,
): ReleaseResult<void> => {
  const { contract, runtime, shared } = release.extras;
  const { version } = release.metadata;
  const { shell } = provided;
  const misfit = contractMisfit(
    `Release ${version} of ${remote}`,
    contract,
    provided.contract,
    shell,
  );
  if (misfit) return refuse('CONTRACT_MISMATCH', `${misfit} What was live stays live.`);
  if (provided.runtime && minorOf(runtime) !== minorOf(provided.runtime)) {
    return refuse(
      'RUNTIME_MISMATCH',
      `Release ${version} was built with federation runtime ${runtime}; ${shell} provides ` +
        `${provided.runtime}. The minor versions have to match. What was live stays live.`,
    );
  }
  const unfit = unfitModules(shared, provided.shared ?? {});
  if (unfit.length > 0) {
    return refuse(
      'SHARED_MISMATCH',
      `Release ${version} does not fit the modules that ${shell} shares: ${unfit.join('; ')}. Build it ` +
        'with the same major version and no newer minor, or release the shell first. What was live stays live.',
    );
  }
  return done(undefined);
};

/**
 * Checks that every running shell can run a release: its contract is in the window of each (`contractFit`), the minor of
 * the federation runtime is the same, because its globals are named by version, and the shell provides the shared
 * modules.
 */
export const fitsShells = (
  remote: string,
  release: Release,
  provided: readonly ProvidedVersions[],
): ReleaseResult<void> => {
  for (const versions of provided) {
    const fits = fitsShell(remote, release, versions);
    if (!fits.ok) return fits;
  }
  return done(undefined);
};
