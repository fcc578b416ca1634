import type { RemoteRoute } from '@shop/contracts/remote';

const segmentsOf = (path: string): string[] => path.split('/');

const isParameter = (segment: string): boolean => segment.startsWith(':');

const isLike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

interface Pattern {
  segments: readonly string[];
  /** Number of segments that a path must have. */
  minimum: number;
}

/** Every request is compared with every route, so each is split once. */
const patterns = new WeakMap<RemoteRoute, Pattern>();

const patternOf = (route: RemoteRoute): Pattern => {
  const cached = patterns.get(route);
  if (cached) return cached;
  const segments = segmentsOf(`/${route.path}`);
  const pattern = { segments, minimum: segments.filter((it) => !it.endsWith('?')).length };
  patterns.set(route, pattern);
  return pattern;
};

const fits = (
  route: RemoteRoute,
  parts: readonly string[],
  isSame: (one: string, other: string) => boolean,
): boolean => {
  const { segments, minimum } = patternOf(route);
  return (
    parts.length >= minimum &&
    parts.length <= segments.length &&
    parts.every((part, index) => {
      const expected = segments[index] ?? '';
      return isParameter(expected) ? part !== '' : isSame(part, expected);
    })
  );
};

const isEqual = (one: string, other: string): boolean => one === other;

/**
 * Whether a path matches a route's pattern. Works without the renderer's code, in which `matchRoute` selects the
 * route.
 *
 * @param rest path below the market prefix
 */
export const fitsRoute = (route: RemoteRoute, rest: string): boolean =>
  fits(route, segmentsOf(rest), isEqual);

/** Whether a path matches one of the routes. @param rest path below the market prefix */
export const fitsAnyRoute = (routes: readonly RemoteRoute[], rest: string): boolean => {
  const parts = segmentsOf(rest);
  return routes.some((it) => fits(it, parts, isEqual));
};

/** Fixed paths that a route lists for the sitemap; the home page's is `/`. */
export const namedPaths = ({ sitemap }: RemoteRoute): readonly string[] =>
  Array.isArray(sitemap) ? sitemap.map((it: string) => `/${it}`) : [];

/**
 * Gives a path the case of its route: `/Category/WINE` → `/category/wine`. Parameters without a fixed path keep
 * theirs, since codes are case-sensitive.
 *
 * @param rest path below the market prefix
 * @returns the same path if no route matches
 */
export const inCaseOfRoute = (routes: readonly RemoteRoute[], rest: string): string => {
  const named = routes.flatMap(namedPaths);
  if (named.includes(rest)) return rest;
  const match = named.find((it) => isLike(it, rest));
  if (match !== undefined) return match;
  if (fitsAnyRoute(routes, rest)) return rest;
  const parts = segmentsOf(rest);
  const like = routes.find((it) => fits(it, parts, isLike));
  if (!like) return rest;
  const { segments } = patternOf(like);
  return parts
    .map((part, index) => {
      const expected = segments[index] ?? '';
      return isParameter(expected) ? part : expected;
    })
    .join('/');
};
