import { contractFits, type Release } from '@shop/contracts/remote/release-manifest';
import { type ReleaseResult, done, refuse } from './release-result.ts';
import type { LiveShell } from './releases-context.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * Whether the live shell can run a release: same major version of the contract and no newer minor; same minor
 * version of the federation runtime, whose parts find each other through globals named by it.
 */
export const fitsShell = (release: Release, shell: LiveShell): ReleaseResult<void> => {
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
