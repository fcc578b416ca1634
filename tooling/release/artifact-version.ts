import { createHash } from 'node:crypto';
import type { BuiltRelease } from './built-release.ts';

/**
 * Version of an artifact: the package's version and eight digits of a hash over all that makes the release
 * what it is. Same content, same version, whenever and wherever it was built.
 */
export const artifactVersion = (
  { version, contract, runtime, shared, routes, entry, assets }: BuiltRelease,
  hashes: Readonly<Record<string, string>>,
): string => {
  const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [
    contract,
    runtime,
    sorted(shared),
    routes,
    entry,
    sorted(assets),
    sorted(hashes),
  ];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return `${version}-${hash}`;
};
