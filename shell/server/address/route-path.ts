import type { RemoteRoute } from '@shop/contracts/remote';

const segmentsOf = (path: string): string[] => path.split('/');

const isParameter = (segment: string): boolean => segment.startsWith(':');

const isLike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const fits = (
  { path }: RemoteRoute,
  rest: string,
  isSame: (one: string, other: string) => boolean,
): boolean => {
  const pattern = segmentsOf(`/${path}`);
  const parts = segmentsOf(rest);
  const minimum = pattern.filter((it) => !it.endsWith('?')).length;
  return (
    parts.length >= minimum &&
    parts.length <= pattern.length &&
    parts.every((part, index) => {
      const expected = pattern[index] ?? '';
      return isParameter(expected) ? part !== '' : isSame(part, expected);
    })
  );
};

/**
 * Whether a path matches a route's pattern. Works without the renderer's code, in which `matchRoute` selects the
 * route.
 *
 * @param rest path below the market prefix
 */
export const fitsRoute = (route: RemoteRoute, rest: string): boolean =>
  fits(route, rest, (one, other) => one === other);

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
  if (routes.some((it) => fitsRoute(it, rest))) return rest;
  const like = routes.find((it) => fits(it, rest, isLike));
  if (!like) return rest;
  const pattern = segmentsOf(`/${like.path}`);
  return segmentsOf(rest)
    .map((part, index) => {
      const expected = pattern[index] ?? '';
      return isParameter(expected) ? part : expected;
    })
    .join('/');
};
