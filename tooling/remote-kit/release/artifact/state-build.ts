import type { KeyObject } from 'node:crypto';
import type { Release } from '@shop/contracts/remote/release-manifest';
import type { ReleaseEnvelope } from '@shop/contracts/remote/release-statement';
import { stateRelease } from '@shop/server-kit/signing';
import type { BuiltRelease } from './built-release.ts';

/**
 * States where a stored artifact comes from and which fragments of other teams it shows.
 *
 * @param release its entry in the manifest, from `describeRelease`
 * @param key the team's private key; unsigned if undefined
 */
export const stateBuild = (
  stored: BuiltRelease,
  release: Release,
  key: KeyObject | undefined,
): ReleaseEnvelope => {
  const { name, provenance = null, sbom, uses = [] } = stored;
  const predicate = {
    provenance,
    sbom: sbom?.integrity ?? null,
    uses: uses.filter((fragment) => !fragment.startsWith(`${name}/`)),
  };
  return stateRelease(name, release, predicate, key);
};
