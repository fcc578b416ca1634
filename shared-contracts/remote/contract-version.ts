/**
 * Version of the contract between the shell and remotes built at another time. Raised with every change of the contract
 * (`docs/contracts.md`); the version in `package.json` is the package's own, to which the workspaces are pinned.
 */
export const CONTRACT_VERSION: string = '2.6.0';

/**
 * Whether a remote fits: same major version, and a minor that is not newer than the shell's, whose copy may lack parts
 * that a newer remote uses.
 */
export const contractFits = (built: string, provided: string = CONTRACT_VERSION): boolean => {
  const [builtMajor, builtMinor] = built.split('.').map(Number);
  const [major, minor] = provided.split('.').map(Number);
  if ([builtMajor, builtMinor, major, minor].some((it) => it === undefined || Number.isNaN(it)))
    return false;
  return builtMajor === major && Number(builtMinor) <= Number(minor);
};
