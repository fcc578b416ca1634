import {
  pendingLoadable,
  readyLoadable,
  type Loadable,
  type RemoteName,
} from '@shop/contracts/remote';
import { loadWithRecovery } from '../remotes/load-with-recovery.ts';
import type { MatchedRoute } from './match-route.ts';
import { loadMissingPage } from './missing-page.tsx';
import type { PageOutcome, Pages, Place } from './page-resource.ts';

/** History entries kept ready; older ones load again. */
const KEPT = 20;
/** How long a page not on view is good for, in ms: the store drops answers no one uses after 60 s. */
const FRESH = 45_000;

interface Options {
  match: (place: Place) => MatchedRoute | null;
  load: (matched: MatchedRoute, place: Place) => Promise<PageOutcome>;
  /** The page of an address that no route has. */
  missing?: () => Promise<PageOutcome>;
  /** Makes a failed remote loadable again; reads the release manifest again where that may help. */
  recover: (remote: RemoteName) => Promise<void>;
  now?: () => number;
}

interface Entry {
  loadable: Loadable<PageOutcome>;
  /** When it was last asked for. */
  at: number;
}

const keyOf = ({ key, rest, search }: Place) => `${key} ${rest}${search}`;
const addressOf = ({ rest, search }: Place) => rest + search;
const usable = ({ status, value }: { status: string; value?: PageOutcome }): boolean =>
  status === 'pending' ||
  (value !== undefined && !('notFound' in value) && value.result.status !== 503);

/** Keeps the pages of this visit. A page whose code cannot be loaded is tried again with the newest release. */
export const createPages = (
  { match, load, missing = loadMissingPage, recover, now = Date.now }: Options,
  initial?: { place: Place; outcome: PageOutcome },
): Pages => {
  const entries = new Map<string, Entry>();
  const expected = new Map<string, Entry>();
  if (initial)
    entries.set(keyOf(initial.place), { loadable: readyLoadable(initial.outcome), at: now() });

  const fresh = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && now() - entry.at < FRESH && usable(entry.loadable);

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
    const oldest = into.keys().next().value;
    if (into.size > KEPT && oldest !== undefined) into.delete(oldest);
    return entry.loadable;
  };

  const start = (place: Place): Loadable<PageOutcome> => {
    const key = keyOf(place);
    const awaited = expected.get(addressOf(place));
    expected.delete(addressOf(place));
    if (fresh(awaited) && awaited.loadable.status === 'ready') {
      entries.set(key, awaited);
      return awaited.loadable;
    }
    const matched = match(place);
    if (!matched) return enter(entries, key, missing());
    // One on its way is waited for; when it fails, the page is tried again like any other.
    let begun = fresh(awaited) ? awaited.loadable.promise : undefined;
    const loading = loadWithRecovery(
      () => {
        const first = begun;
        begun = undefined;
        return first ?? load(match(place) ?? matched, place);
      },
      () => recover(matched.remote),
    );
    return enter(entries, key, loading);
  };

  return {
    match,
    get: (place) => {
      const known = entries.get(keyOf(place));
      if (!known) return start(place);
      known.at = now();
      return known.loadable;
    },
    open: (place) => {
      const known = entries.get(keyOf(place));
      return fresh(known) ? known.loadable : start(place);
    },
    ahead: (place) => {
      const matched = match(place);
      if (!matched || fresh(expected.get(addressOf(place)))) return undefined;
      return enter(expected, addressOf(place), load(matched, place)).promise;
    },
    retry: (place) => {
      entries.delete(keyOf(place));
    },
  };
};
