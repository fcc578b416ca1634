import type { ApiChanges } from './compare-reports.ts';

const list = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];

/**
 * Checks that the contract's version says what changed since the released one: a removal or change is a major version, an
 * addition a minor one (semver 2.0.0, 7 and 8).
 *
 * @returns what to do, null if the version fits
 */
export const versionProblem = (
  changes: ApiChanges,
  released: string,
  present: string,
): string | null => {
  const [major, minor] = released.split('.').map(Number) as [number, number];
  const [presentMajor, presentMinor] = present.split('.').map(Number) as [number, number];
  const { removed, changed, added } = changes;
  const isBreaking = removed.length + changed.length > 0;
  if (presentMajor > major || (!isBreaking && added.length === 0)) return null;
  if (!isBreaking && presentMajor === major && presentMinor > minor) return null;
  const needed = isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return [
    `The public API differs from that of the released contract ${released}, so CONTRACT_VERSION must be ${needed}, not ${present} (docs/contracts.md, "Public API").`,
    ...list('Removed', removed),
    ...list('Changed', changed),
    ...list('Added', added),
  ].join('\n');
};
