import { contractMisfit, unfitModules } from '@shop/contracts/remote/release-manifest';
import type { BuiltRelease } from './built-release.ts';
import { type ReleaseResult, done, refuse } from '../release-result.ts';

/** Versions that the live shell provides. */
export interface LiveShell {
  /** Version of shared-contracts. */
  contract: string;
  /** Version of the federation runtime. */
  runtime: string;
  /** Versions of the modules that it shares. */
  shared: Readonly<Record<string, string>>;
}

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Whether the live shell can run the build. Checked before it is stored or registered. */
export const checkFit = (built: BuiltRelease, shell: LiveShell): ReleaseResult<void> => {
  const misfit = contractMisfit(built.name, built.contract, shell.contract);
  if (misfit) return refuse('CONTRACT_MISMATCH', misfit);
  if (minorOf(built.runtime) !== minorOf(shell.runtime)) {
    return refuse(
      'RUNTIME_MISMATCH',
      `${built.name} was built with federation runtime ${built.runtime}; the live shell has ${shell.runtime}.`,
    );
  }
  const unfit = unfitModules(built.shared, shell.shared);
  if (unfit.length > 0) {
    return refuse(
      'SHARED_MISMATCH',
      `${built.name} does not fit the modules that the live shell shares: build it with the same major version and no newer minor, or release the shell first.`,
      unfit,
    );
  }
  return done(undefined);
};
