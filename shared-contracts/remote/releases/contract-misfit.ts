import { contractFits } from '../contract-version.ts';

const numbersOf = (version: string): [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

const remedyOf = (built: string, provided: string): string => {
  const [[major, minor], [shellMajor, shellMinor]] = [numbersOf(built), numbersOf(provided)];
  const isNewer = major > shellMajor || (major === shellMajor && minor > shellMinor);
  return isNewer
    ? `Deploy the shell with contract ${major}.${minor} or a newer one of ${major}.x first`
    : `Rebuild the remote with contract ${shellMajor}`;
};

/**
 * Why a shell does not serve a release, with the versions of both and what to do; null if it is in the contract window
 * (`contractFit`).
 *
 * @param release as it is named in the sentence: `cart 0.1.0-aaaa`
 * @param built contract with which it was built
 * @param provided contract of the shell
 * @param shell which one: `the live shell` by default
 */
export const contractMisfit = (
  release: string,
  built: string,
  provided: string,
  shell = 'the live shell',
): string | null => {
  if (contractFits(built, provided)) return null;
  const [major, minor] = numbersOf(provided);
  const previous = major > 1 ? ` and ${major - 1}.x` : '';
  return (
    `${release} was built with contract ${built}; ${shell} provides ${provided} ` +
    `and serves remotes of ${major}.0 to ${major}.${minor}${previous}. ${remedyOf(built, provided)}.`
  );
};
