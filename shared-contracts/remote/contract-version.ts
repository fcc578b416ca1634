/**
 * Version of the contract this copy of shared-contracts stands for: what the shell and a remote built at another time
 * have to agree on. It is raised with every change of it, as `docs/contracts.md` says; the version in `package.json`
 * is the package's own, to which the workspaces are pinned.
 */
export const CONTRACT_VERSION: string = '2.6.0';

/**
 * A remote fits when it was built with the same major version and not with a newer minor: what is newer than
 * the shell's copy may rely on pieces it does not have.
 */
export const contractFits = (built: string, provided: string = CONTRACT_VERSION): boolean => {
  const [builtMajor, builtMinor] = built.split('.').map(Number);
  const [major, minor] = provided.split('.').map(Number);
  if ([builtMajor, builtMinor, major, minor].some((it) => it === undefined || Number.isNaN(it)))
    return false;
  return builtMajor === major && Number(builtMinor) <= Number(minor);
};
