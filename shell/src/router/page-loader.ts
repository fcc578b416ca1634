import { pendingLoadable, readyLoadable, type Loadable } from '@shop/contracts/remote';
import { loadMissingPage, type MissingPage } from '../pages/missing-page.tsx';
import { loadWithRecovery } from '../remotes/load-with-recovery.ts';
import type { Recover } from '../remotes/recover.ts';
import type { LoadedPage } from './load-page.ts';
import type { MatchedRoute } from './match-route.ts';
import { entryKeyOf, type PageLocation } from './page-location.ts';

export type PageOutcome = LoadedPage | MissingPage;

/** Source of the page region: one loadable per history entry. */
export interface PageLoader {
  match: (location: PageLocation) => MatchedRoute | null;
  /** The page of a location, the same loadable on every render. */
  get: (location: PageLocation) => Loadable<PageOutcome>;
  /** The page to display next. Reloads it if the store may have dropped its data since. */
  open: (location: PageLocation) => Loadable<PageOutcome>;
  /** Starts to load a page the visitor is likely to open; undefined if its address is loading or loaded. Drops failures. */
  prefetch: (location: PageLocation) => Promise<PageOutcome> | undefined;
  /** Drops a failed page and its remote, so that the next {@link PageLoader.get} tries again. */
  retry: (location: PageLocation) => void;
}

/** Maximum number of history entries in the cache. */
const CAPACITY = 20;
/** Lifetime of a page that is not displayed, in ms: the store drops unused responses after 60 s. */
const LIFETIME = 45_000;

interface Options {
  match: (location: PageLocation) => MatchedRoute | null;
  load: (matched: MatchedRoute, location: PageLocation) => Promise<PageOutcome>;
  /** The page of an address without a route. `isNavigation`: the server has not been asked for it. */
  missing?: (isNavigation: boolean) => Promise<PageOutcome>;
  /** Makes a failed remote loadable again; reads the release manifest again if that may help. */
  recover: Recover;
  now?: () => number;
}

interface Entry {
  loadable: Loadable<PageOutcome>;
  /** Time of its last use. */
  at: number;
}

const addressOf = ({ rest, search }: PageLocation) => rest + search;
const isUsable = ({ status, value }: { status: string; value?: PageOutcome }): boolean =>
  status === 'pending' ||
  (value !== undefined && !('notFound' in value) && value.result.status !== 503);

/**
 * Caches the pages of this visit. If the code of a page cannot be loaded, it is tried again with the newest release.
 *
 * @param initial the page the server has rendered
 */
export const createPageLoader = (
  { match, load, missing = loadMissingPage, recover, now = Date.now }: Options,
  initial?: { location: PageLocation; outcome: PageOutcome },
): PageLoader => {
  const entries = new Map<string, Entry>();
  const prefetched = new Map<string, Entry>();
  if (initial)
    entries.set(entryKeyOf(initial.location), {
      loadable: readyLoadable(initial.outcome),
      at: now(),
    });

  const isCurrent = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && now() - entry.at < LIFETIME && isUsable(entry.loadable);

  const enter = (
    into: Map<string, Entry>,
    key: string,
    promise: Promise<PageOutcome>,
  ): Loadable<PageOutcome> => {
    const entry: Entry = {
      at: now(),
      loadable: pendingLoadable(promise, (settled) => {
        entry.loadable = settled;
      }),
    };
    into.set(key, entry);
    if (into.size > CAPACITY) {
      const [oldest = key] = into.keys();
      into.delete(oldest);
    }
    return entry.loadable;
  };

  const start = (location: PageLocation): Loadable<PageOutcome> => {
    const key = entryKeyOf(location);
    const early = prefetched.get(addressOf(location));
    prefetched.delete(addressOf(location));
    if (isCurrent(early) && early.loadable.status === 'ready') {
      entries.set(key, early);
      return early.loadable;
    }
    const matched = match(location);
    // The first page is the one of the document: to ask the server again would repeat for ever.
    const isNavigation = entries.size > 0;
    if (!matched) return enter(entries, key, missing(isNavigation));
    // Joins a prefetch in flight; if that fails, the page is tried again like any other.
    let inFlight = isCurrent(early) ? early.loadable.promise : undefined;
    const loading = loadWithRecovery(() => {
      const first = inFlight;
      inFlight = undefined;
      // A newer release may have other routes.
      const route = match(location) || (!isNavigation && matched);
      return first ?? (route ? load(route, location) : missing(isNavigation));
    }, recover(matched.remote));
    return enter(entries, key, loading);
  };

  return {
    match,
    get: (location) => {
      const entry = entries.get(entryKeyOf(location));
      if (!entry) return start(location);
      entry.at = now();
      return entry.loadable;
    },
    open: (location) => {
      const entry = entries.get(entryKeyOf(location));
      return isCurrent(entry) ? entry.loadable : start(location);
    },
    prefetch: (location) => {
      const matched = match(location);
      if (!matched || isCurrent(prefetched.get(addressOf(location)))) return undefined;
      return enter(prefetched, addressOf(location), load(matched, location)).promise;
    },
    retry: (location) => {
      entries.delete(entryKeyOf(location));
    },
  };
};
