import type { RenderRequest } from '../../src/render/types.ts';
import { fitsRoute } from '../address/route-path.ts';
import { routesOf, type ReleaseSet } from '../releases/release-set.ts';

/** Pages that new releases have to render before they serve visitors. */
export interface SamplePages {
  /** Notes a page that was rendered; the latest one of each route is the route's sample. */
  note: (set: ReleaseSet, request: RenderRequest) => void;
  all: () => readonly RenderRequest[];
}

/** Samples kept, as routes come and go. */
const CAPACITY = 100;

/**
 * Addresses come from visits, because only they show which products and categories exist. No order and no query is
 * kept.
 *
 * @param home the home page, a sample before the first visit
 */
export const createSamplePages = (home: RenderRequest | undefined): SamplePages => {
  const samples = new Map<string, RenderRequest>();
  if (home) samples.set('', home);
  return {
    note: (set, { context, rest }) => {
      const route = routesOf(set).find((it) => fitsRoute(it, rest));
      if (!route || (samples.size >= CAPACITY && !samples.has(route.path))) return;
      samples.set(route.path, { context, rest, search: '' });
    },
    all: () => [...samples.values()],
  };
};
