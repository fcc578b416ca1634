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

/** Malformed escapes (`%zz`) match nothing: they are the visitor's 404, not our crash. */
const paramsOf = (route: RemoteRoute, rest: string): MatchedRoute['params'] | null => {
  try {
    const found = matchPath({ path: `/${route.path}`, end: true, caseSensitive: true }, rest);
    return (
      found &&
      Object.fromEntries(
        Object.entries(found.params).map(([key, value]) => [key, decodeURIComponent(value ?? '')]),
      )
    );
  } catch {
    return null;
  }
};

/**
 * The route of a path below the market prefix, out of the live releases' own tables. Where two patterns match,
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
