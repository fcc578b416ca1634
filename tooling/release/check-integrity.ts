import type { BuiltRelease } from './built-release.ts';
import { isLeftOut } from './hash-files.ts';

/**
 * Compares what a release says of its files with the files themselves.
 *
 * @param hashes integrity of every file there is, as `hashFiles` gives it
 * @returns one line for every file that is missing, changed or unlisted; none when all is well
 */
export const checkIntegrity = (
  { integrity, entry, assets, frames = {} }: BuiltRelease,
  hashes: Readonly<Record<string, string>>,
): string[] => {
  const listed = Object.entries(integrity).filter(([path]) => !isLeftOut(path));
  const referred = [
    `web/${entry.web}`,
    `node/${entry.node}`,
    ...Object.values(frames).map((it) => `web/${it}`),
    ...Object.values(assets).flatMap(({ js, css }) => [...js, ...css].map((it) => `web/${it}`)),
  ];
  return [
    ...listed.flatMap(([path, expected]) => {
      if (!(path in hashes)) return [`${path} is listed but missing`];
      return hashes[path] === expected ? [] : [`${path} is not the file that was built`];
    }),
    ...Object.keys(hashes).flatMap((path) => (path in integrity ? [] : [`${path} is not listed`])),
    ...[...new Set(referred)].flatMap((path) =>
      path in integrity ? [] : [`${path} is referred to but not listed`],
    ),
  ];
};
