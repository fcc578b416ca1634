import { createHash } from 'node:crypto';
import type { Release } from '@shop/contracts/remote/release-manifest';

/** JSON with sorted keys, equal for equal values (RFC 8785 for values that come from JSON). */
const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, it]) => it !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, it]) => `${JSON.stringify(key)}:${canonicalJson(it)}`);
  return `{${entries.join()}}`;
};

/**
 * Digest of a release's entry in the manifest: its files, routes and addresses. Commit and build time are left out,
 * because the first registration of a content keeps its own.
 *
 * @param remote name in the manifest: a release of one remote is not one of another
 * @returns sha256, hexadecimal
 */
export const releaseDigest = (remote: string, { extras, ...release }: Release): string => {
  const { gitSha: _gitSha, builtAt: _builtAt, ...content } = extras;
  return createHash('sha256')
    .update(canonicalJson({ remote, ...release, extras: content }))
    .digest('hex');
};
