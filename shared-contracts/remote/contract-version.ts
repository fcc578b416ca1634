/**
 * Version of the contract between the shell and remotes built at another time. Raised with every change of the contract
 * (`docs/contracts.md`); the version in `package.json` is the package's own, to which the workspaces are pinned.
 */
export const CONTRACT_VERSION: string = '3.0.0';

/** `previous`: the shell serves the remote through the adapters of `shared-contracts/compat`. */
export type ContractFit = 'same' | 'previous' | null;

/**
 * How a remote's contract fits a shell's. The contract window is the shell's major version N and N−1 (ADR 0027):
 *
 * - `same`: of major N, and of no newer minor version, whose parts the shell may lack;
 * - `previous`: of major N−1, any minor version. 0.x is nobody's previous major: it promises nothing (semver 2.0.0, 4);
 * - null: older, newer, or no version. The shell does not run it.
 *
 * @param built version with which the remote was built, `major.minor.patch`
 * @param provided version of the shell
 */
export const contractFit = (built: string, provided: string = CONTRACT_VERSION): ContractFit => {
  // A missing number compares as NaN does: never.
  const [major, minor] = built.split('.').map(Number) as [number, number];
  const [shellMajor, shellMinor] = provided.split('.').map(Number) as [number, number];
  if (major === shellMajor && minor <= shellMinor) return 'same';
  return major > 0 && minor >= 0 && major === shellMajor - 1 ? 'previous' : null;
};

/** Whether a shell serves a remote: it is in the contract window, see {@link contractFit}. */
export const contractFits = (built: string, provided?: string): boolean =>
  contractFit(built, provided) !== null;
