import { matchPath } from '@shop/contracts/routing';
import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { orderRoutes } from './route-order.ts';

export interface MatchedRoute {
  remote: RemoteName;
  route: RemoteRoute;
  params: Readonly<Record<string, string>>;
}

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
 * the first of {@link orderRoutes} wins (`checkout/error` before `checkout/:section`).
 */
export const matchRoute = (remotes: LiveRemotes, rest: string): MatchedRoute | null => {
  for (const owned of orderRoutes(remotes)) {
    const params = paramsOf(owned.route, rest);
    if (params) return { ...owned, params };
  }
  return null;
};
