import type { Loadable, RemoteName } from '@shop/contracts/remote';
import { loadWithRecovery } from '../remotes/load-with-recovery.ts';
import type { MatchedRoute } from './match-route.ts';
import type { PageOutcome, Pages, Place } from './page-resource.ts';

/** History entries kept ready; older ones load again. */
const KEPT = 20;

interface Options {
  match: (place: Place) => MatchedRoute | null;
  load: (matched: MatchedRoute, place: Place) => Promise<PageOutcome>;
  /** Makes a failed remote loadable again; reads the release manifest anew where that may help. */
  recover: (remote: RemoteName) => Promise<void>;
}

/** Keeps the pages of this visit. A page whose code cannot be loaded is tried again with the newest release. */
export const createPages = (
  { match, load, recover }: Options,
  initial?: { place: Place; outcome: PageOutcome },
): Pages => {
  const entries = new Map<string, Loadable<PageOutcome>>();
  const keyOf = ({ key, rest, search }: Place) => `${key} ${rest}${search}`;
  if (initial) entries.set(keyOf(initial.place), { status: 'ready', value: initial.outcome });

  const start = (place: Place): Loadable<PageOutcome> => {
    const matched = match(place);
    if (!matched) return { status: 'ready', value: { notFound: true } };
    const promise = loadWithRecovery(
      () => load(match(place) ?? matched, place),
      () => recover(matched.remote),
    );
    const key = keyOf(place);
    promise.then(
      (value) => entries.set(key, { status: 'ready', value }),
      (error: unknown) => entries.set(key, { status: 'failed', error }),
    );
    return { status: 'pending', promise };
  };

  return {
    match,
    get: (place) => {
      const key = keyOf(place);
      const known = entries.get(key);
      if (known) return known;
      const started = start(place);
      entries.set(key, started);
      const oldest = entries.keys().next().value;
      if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest);
      return started;
    },
    retry: (place) => {
      entries.delete(keyOf(place));
    },
  };
};
