import type { FacetIndex } from '../facets/facet-index.ts';
import type { CatalogueSource } from '../source/catalogue-source.ts';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import { buildIndex } from './build-index.ts';
import type { ChangeNotes } from './change-notes.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';
import { BUILT_AT, COMPARED_AT } from './index-state.ts';
import type { IndexTurn } from './index-turn.ts';
import { refreshChanged } from './refresh-changed.ts';
import {
  mergeChanges,
  isNothing,
  NOTHING,
  changedItems,
  type ChangedItems,
} from './changed-items.ts';
import type { LoopWait } from '../../timing/wait.ts';

/** Overlap of comparisons in ms, because clocks differ and transactions take time. */
const OVERLAP = 120_000;
/** Interval of full builds in ms, even if no difference was found. */
const BUILD_EVERY = 86_400_000;
/** Changes within this time in ms are read in one batch. */
const GATHER = 50;
const LONGEST_WAIT = 60_000;
/** The same if processes share the index, and the interval in ms at which they look for writes and notes. */
const LONGEST_SHARED_WAIT = 5_000;
const LOOK_EVERY = 1_000;

export interface SyncOptions {
  source: CatalogueSource;
  storage: CatalogueStorage;
  updates: CatalogueUpdates;
  facets: FacetIndex;
  pause: LoopWait;
  /** Comparison interval in ms. */
  compareEvery: number;
  log: (line: string) => void;
  onReady: () => void;
  /** Omitted if this process alone has the index. */
  sharing?: { turn: IndexTurn; notes: ChangeNotes; onPromoted: () => Promise<void> } | undefined;
}

export interface IndexSync {
  markChanged: (some: ChangedItems) => void;
  /** Works until closed. */
  run: () => Promise<void>;
}

const iso = (time: number): string => new Date(time).toISOString();

/**
 * Synchronizes the index with the platform. Steps run one at a time, so an older response never overwrites a newer one.
 * Changes reported by events take priority, even during a full build. Failures are retried.
 */
export const syncIndex = (options: SyncOptions): IndexSync => {
  const { source, storage, updates, facets, pause, compareEvery, log, onReady, sharing } = options;
  let waiting: ChangedItems = NOTHING;
  let failed = 0;
  let isPromoted = false;

  const markChanged = (some: ChangedItems): void => {
    waiting = mergeChanges(waiting, some);
    if (!isNothing(some)) pause.wake();
  };

  const refresh = async (to = updates): Promise<void> => {
    if (sharing) waiting = mergeChanges(waiting, await sharing.notes.read());
    const some = { ...waiting, everything: false };
    if (isNothing(some)) return;
    waiting = { ...NOTHING, everything: waiting.everything };
    try {
      await refreshChanged(some, { source, updates: to, facets });
    } catch (error) {
      waiting = mergeChanges(waiting, some);
      throw error;
    }
    await sharing?.notes.remove(sharing.notes.known('items'));
  };

  const build = async (): Promise<void> => {
    const started = Date.now();
    const covered = sharing?.notes.known('everything') ?? [];
    waiting = { ...waiting, everything: false };
    try {
      await buildIndex({ source, updates, log, between: refresh });
    } catch (error) {
      waiting = { ...waiting, everything: true };
      throw error;
    }
    await storage.setState(BUILT_AT, iso(started));
    await storage.setState(COMPARED_AT, iso(started));
    await sharing?.notes.remove(covered);
    isPromoted = false;
    onReady();
  };

  const compare = async (since: string): Promise<void> => {
    const started = Date.now();
    const { skus, bundles, skuCount, tooMany } = await source.changes(
      iso(Date.parse(since) - OVERLAP),
    );
    const indexed = facets.columns.items.size - facets.columns.bundles.size;
    const isNew = [...skus].filter((it) => !facets.columns.numbers.has(`sku:${it}`)).length;
    markChanged(
      changedItems({ skus, bundles, everything: tooMany || skuCount !== indexed + isNew }),
    );
    await refresh();
    isPromoted = false;
    // Else the build that follows sets it, so that the next process compares again if this one ends before.
    if (!waiting.everything) await storage.setState(COMPARED_AT, iso(started));
  };

  const work = async (): Promise<void> => {
    await refresh();
    const builtAt = await storage.state(BUILT_AT);
    const isOld = builtAt === null || Date.now() - Date.parse(builtAt) > BUILD_EVERY;
    if (isOld || waiting.everything) return build();
    const comparedAt = (await storage.state(COMPARED_AT)) ?? builtAt;
    const isDue = Date.now() - Date.parse(comparedAt) >= compareEvery;
    // The former writer may have ended between a change and its record.
    if (isPromoted || isDue) await compare(comparedAt);
    await refresh();
  };

  /** One step: of the updates, or of following another process. */
  const step = async (): Promise<void> => {
    const role = (await sharing?.turn.begin(failed > 0)) ?? 'writer';
    if (role !== 'writer') {
      waiting = NOTHING;
      sharing?.notes.forget();
    }
    if (role === 'follower') return;
    if (role === 'promoted') {
      isPromoted = true;
      log('catalogue: this process writes the index');
      await sharing?.onPromoted();
    }
    await work();
  };

  const delay = (): number => {
    if (failed > 0)
      return Math.min(sharing ? LONGEST_SHARED_WAIT : LONGEST_WAIT, 250 * 2 ** failed);
    if (!isNothing(waiting)) return 0;
    return sharing ? Math.min(LOOK_EVERY, compareEvery) : compareEvery;
  };

  return {
    markChanged,
    run: async () => {
      while (!pause.isClosed()) {
        try {
          await step();
          failed = 0;
        } catch (error) {
          if (pause.isClosed()) return;
          failed += 1;
          log(`catalogue: ${error instanceof Error ? error.message : error}; trying again`);
        }
        // Events must not shorten the backoff of a failing platform.
        await pause.for(delay(), failed === 0 ? 'wakeable' : undefined);
        if (failed === 0) await pause.for(GATHER);
      }
    },
  };
};
