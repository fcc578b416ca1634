import type { RemoteRoute } from '../types.ts';

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

/** A remote and its routes. */
export interface RouteOwner {
  remote: string;
  routes: readonly Pick<RemoteRoute, 'path'>[];
}

/**
 * The addresses that routes have in common with those of other teams, whose visitors they would take.
 *
 * @param neighbors the other remotes, not that of the routes
 * @returns one sentence part for each conflict: `/cart meets /cart of cart`
 */
export const routeConflicts = (
  routes: RouteOwner['routes'],
  neighbors: readonly RouteOwner[],
): string[] => {
  const conflicts = routes.flatMap(({ path }) =>
    neighbors.flatMap(({ remote: owner, routes: taken }) =>
      taken
        .filter((it) => patternsMeet(path, it.path))
        .map((it) => `/${path} meets /${it.path} of ${owner}`),
    ),
  );
  return [...new Set(conflicts)];
};
