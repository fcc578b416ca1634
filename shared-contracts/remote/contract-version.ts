import manifest from '../package.json' with { type: 'json' };

/** Version of the contract this copy of shared-contracts stands for. */
export const CONTRACT_VERSION: string = manifest.version;

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
