import { matchPath } from '@shop/contracts/routing';
import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';
import type { LiveRemotes } from '../remotes/live-remotes.ts';

export interface MatchedRoute {
  remote: RemoteName;
  route: RemoteRoute;
  params: Readonly<Record<string, string>>;
}

const dynamicSegments = (path: string): number =>
  path.split('/').filter((it) => it.startsWith(':')).length;

/** Malformed escapes (`%zz`) match nothing: the visitor gets a 404 instead of a crash. */
const paramsOf = (route: RemoteRoute, rest: string): MatchedRoute['params'] | null => {
  try {
    const match = matchPath({ path: `/${route.path}`, end: true, caseSensitive: true }, rest);
    return (
      match &&
      Object.fromEntries(
        Object.entries(match.params).map(([key, value]) => [key, decodeURIComponent(value ?? '')]),
      )
    );
  } catch {
    return null;
  }
};

/**
 * The route of a path below the market prefix, from the route tables of the live releases. If two patterns match,
 * the one with fewer parameters wins (`checkout/error` before `checkout/:section`).
 */
export const matchRoute = (remotes: LiveRemotes, rest: string): MatchedRoute | null => {
  const matches = Object.entries(remotes).flatMap(([remote, release]) =>
    release.routes.flatMap((route): MatchedRoute[] => {
      const params = paramsOf(route, rest);
      return params ? [{ remote: remote as RemoteName, route, params }] : [];
    }),
  );
  return (
    matches.sort((a, b) => dynamicSegments(a.route.path) - dynamicSegments(b.route.path))[0] ?? null
  );
};
