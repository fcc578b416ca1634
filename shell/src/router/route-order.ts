import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';

interface OwnedRoute {
  remote: RemoteName;
  route: RemoteRoute;
}

/** The part of a release the order depends on, as the browser and the server know it. */
type RouteTables = Partial<Record<RemoteName, { routes: readonly RemoteRoute[] }>>;

const isDynamic = (segment: string): boolean => segment.startsWith(':') || segment === '*';

/** Sorts first which has fewer parameters, and of two with as many the one whose first parameter comes later. */
const bySpecificity = (one: string, other: string): number => {
  const [a, b] = [one, other].map((path) => path.split('/').map(isDynamic));
  if (!a || !b) return 0;
  const count = (all: readonly boolean[]) => all.filter(Boolean).length;
  const first = (all: readonly boolean[]) => (all.includes(true) ? all.indexOf(true) : all.length);
  return count(a) - count(b) || first(b) - first(a);
};

/**
 * All routes of the live releases in the order in which they are tried: more specific paths first, then by remote
 * name, then as the remote declares them. Neither the order of downloads nor that of object keys matters, so that
 * every shell and every browser shows the same page of a release set.
 */
export const orderRoutes = (remotes: RouteTables): OwnedRoute[] =>
  (Object.keys(remotes) as RemoteName[])
    .sort()
    .flatMap((remote) => (remotes[remote]?.routes ?? []).map((route) => ({ remote, route })))
    .sort((one, other) => bySpecificity(one.route.path, other.route.path));
