import type { RemoteRoute } from '@shop/contracts/remote';

const segmentsOf = (path: string): string[] => path.split('/');

const isParameter = (segment: string): boolean => segment.startsWith(':');

const isLike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const fits = (
  { path }: RemoteRoute,
  rest: string,
  isSame: (one: string, other: string) => boolean,
): boolean => {
  const wanted = segmentsOf(`/${path}`);
  const given = segmentsOf(rest);
  const fewest = wanted.filter((it) => !it.endsWith('?')).length;
  return (
    given.length >= fewest &&
    given.length <= wanted.length &&
    given.every((part, index) => {
      const pattern = wanted[index] ?? '';
      return isParameter(pattern) ? part !== '' : isSame(part, pattern);
    })
  );
};

/**
 * Whether a path is of a route's pattern. `matchRoute` decides which of several routes a page is made of; this says
 * without the code of the renderer whether there is any.
 *
 * @param rest path below the market prefix
 */
export const fitsRoute = (route: RemoteRoute, rest: string): boolean =>
  fits(route, rest, (one, other) => one === other);

/** Paths that a route names itself; the home page's is `/`. */
export const namedPaths = ({ sitemap }: RemoteRoute): readonly string[] =>
  Array.isArray(sitemap) ? sitemap.map((it: string) => `/${it}`) : [];

/**
 * A path in the case its route is written in: `/Category/WINE` → `/category/wine`. Parameters that no route names keep
 * theirs, as codes may differ in it.
 *
 * @param rest path below the market prefix
 * @returns the same path where no route is like it
 */
export const inCaseOfRoute = (routes: readonly RemoteRoute[], rest: string): string => {
  const named = routes.flatMap(namedPaths);
  if (named.includes(rest)) return rest;
  const meant = named.find((it) => isLike(it, rest));
  if (meant !== undefined) return meant;
  if (routes.some((it) => fitsRoute(it, rest))) return rest;
  const like = routes.find((it) => fits(it, rest, isLike));
  if (!like) return rest;
  const pattern = segmentsOf(`/${like.path}`);
  return segmentsOf(rest)
    .map((part, index) => {
      const written = pattern[index] ?? '';
      return isParameter(written) ? part : written;
    })
    .join('/');
};
