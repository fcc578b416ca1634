import { type Release, SHELL_FRAGMENTS } from '@shop/contracts/remote/release-manifest';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { Neighbor } from './live-neighbors.ts';

const PREFIX = 'fragment-';

/** Fragments that the release provides: `cart/AddToCart`. The chunk's name is part of the contract. */
const providedBy = (remote: string, { extras }: Release): Set<string> =>
  new Set(
    Object.keys(extras.assets)
      .filter((chunk) => chunk.startsWith(PREFIX))
      .map((chunk) => `${remote}/${chunk.slice(PREFIX.length)}`),
  );

/**
 * Checks that a release has every fragment of its team that the shell or a live page of another team shows. A page
 * without it would show a notice in its place.
 */
export const keepsFragments = (
  remote: string,
  release: Release,
  neighbors: readonly Neighbor[],
): ReleaseResult<void> => {
  const provided = providedBy(remote, release);
  const isOwn = (fragment: string): boolean => fragment.startsWith(`${remote}/`);
  const missing = [
    ...neighbors.flatMap(({ remote: other, release: { metadata }, uses }) =>
      uses
        .filter((it) => isOwn(it) && !provided.has(it))
        .map((it) => `${it}, which ${other} ${metadata.version} shows`),
    ),
    ...SHELL_FRAGMENTS.filter(
      (accepted) => accepted.some(isOwn) && !accepted.some((it) => provided.has(it)),
    ).map((accepted) => `${accepted.join(' or ')}, which the shell shows`),
  ];
  if (missing.length === 0) return done(undefined);
  return refuse(
    'FRAGMENT_MISSING',
    `Release ${release.metadata.version} of ${remote} lacks ${missing.join('; ')}. Add it again, or first ` +
      'release the other side without it. What was live stays live.',
  );
};
