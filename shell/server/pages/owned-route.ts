import { LRUCache } from 'lru-cache';
import { orderRoutes } from '../../src/router/route-order.ts';
import { fitsRoute } from '../address/route-path.ts';
import { routeTables, type ReleaseSet } from '../releases/release-set.ts';

/** A route with the remote that declares it. */
type OwnedRoute = ReturnType<typeof orderRoutes>[number];

/** Paths whose route is remembered: matching takes longer than everything else that a cached document is measured by. */
const CAPACITY = 1000;

/** Finds the route of a path and its remote. A set never changes. */
const routeFinder = ({ releases }: ReleaseSet): ((rest: string) => OwnedRoute | null) => {
  const routes = orderRoutes(routeTables(releases));
  const found = new LRUCache<string, { page: OwnedRoute | null }>({ max: CAPACITY });
  return (rest) => {
    const cached = found.get(rest) ?? {
      page: routes.find(({ route }) => fitsRoute(route, rest)) ?? null,
    };
    found.set(rest, cached);
    return cached.page;
  };
};

const finders = new WeakMap<ReleaseSet, ReturnType<typeof routeFinder>>();

/** The route of a path in a release set; null for a page that no remote has. */
export const ownedRoute = (set: ReleaseSet, rest: string): OwnedRoute | null => {
  const find = finders.get(set) ?? routeFinder(set);
  finders.set(set, find);
  return find(rest);
};
