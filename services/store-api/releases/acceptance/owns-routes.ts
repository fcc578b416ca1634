import type { Release } from '@shop/contracts/remote/release-manifest';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { Neighbor } from './live-neighbors.ts';

/** Every form of a pattern, with and without its optional segments: `product/:code/:slug?` → two. */
const formsOf = (path: string): string[][] =>
  path
    .split('/')
    .reduce<string[][]>(
      (forms, segment) =>
        segment.endsWith('?')
          ? [...forms, ...forms.map((form) => [...form, segment.slice(0, -1)])]
          : forms.map((form) => [...form, segment]),
      [[]],
    );

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether both segments match one text. A parameter matches any but the empty one; case is ignored. */
const segmentsMeet = (one: string, other: string): boolean =>
  (isParameter(one) && other !== '') ||
  (isParameter(other) && one !== '') ||
  one.toLowerCase() === other.toLowerCase();

const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((segment, index) => segmentsMeet(segment, other[index] ?? ''));

/** Whether two route patterns have an address in common. */
export const patternsMeet = (one: string, other: string): boolean =>
  formsOf(one).some((form) => formsOf(other).some((it) => meet(form, it)));

/**
 * Checks that no route of a release has an address in common with a live route of another team: the release would take
 * its visitors.
 */
export const ownsRoutes = (
  remote: string,
  release: Release,
  neighbors: readonly Neighbor[],
): ReleaseResult<void> => {
  const conflicts = release.extras.routes.flatMap(({ path }) =>
    neighbors.flatMap(({ remote: owner, release: { extras } }) =>
      extras.routes
        .filter((it) => patternsMeet(path, it.path))
        .map((it) => `/${path} meets /${it.path} of ${owner}`),
    ),
  );
  if (conflicts.length === 0) return done(undefined);
  return refuse(
    'ROUTE_TAKEN',
    `Release ${release.metadata.version} of ${remote} has routes of another team: ${[...new Set(conflicts)].join('; ')}. ` +
      'Choose another path, or first release the other remote without its route. What was live stays live.',
  );
};
