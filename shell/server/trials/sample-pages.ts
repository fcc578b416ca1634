import type { MarketContext } from '@shop/contracts/market';
import type { RenderRequest } from '../../src/render/types.ts';
import { fitsRoute, namedPaths } from '../address/route-path.ts';
import { routesOf, type ReleaseSet } from '../releases/release-set.ts';

/** Pages that a release is tried with. */
export interface SamplePages {
  /** Notes a page that was rendered; the latest one of each route is the route's sample. */
  note: (set: ReleaseSet, request: RenderRequest) => void;
  /** One page of each route of a set whose address is known. Routes without one have not been visited here. */
  of: (set: ReleaseSet) => readonly RenderRequest[];
}

/** Most samples kept, as routes come and go. */
const CAPACITY = 100;

/**
 * Addresses with parameters come from visits, because only they show which products and categories exist. No order and no
 * query is kept.
 *
 * @param home market and language of pages whose address is fixed; undefined without a market
 */
export const createSamplePages = (home: MarketContext | undefined): SamplePages => {
  const visited = new Map<string, RenderRequest>();
  return {
    note: (set, { context, rest }) => {
      const route = routesOf(set).find((it) => fitsRoute(it, rest));
      if (!route || (visited.size >= CAPACITY && !visited.has(route.path))) return;
      visited.set(route.path, { context, rest, search: '' });
    },
    of: (set) =>
      routesOf(set).flatMap((route) => {
        const lastVisited = visited.get(route.path);
        if (lastVisited) return [lastVisited];
        const [fixed] = route.path.includes(':') ? namedPaths(route) : [`/${route.path}`];
        return home && fixed !== undefined ? [{ context: home, rest: fixed, search: '' }] : [];
      }),
  };
};
