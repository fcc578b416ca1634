import type { FacetIndex } from '../facets/facet-index.ts';
import type { CatalogueSource } from '../source/catalogue-source.ts';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import { buildIndex } from './build-index.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';
import { refreshTouched } from './refresh-touched.ts';
import { bothTouched, isNothing, NOTHING, touched, type Touched } from './touched.ts';
import type { Sleep } from './sleep.ts';

/** When the whole catalogue was last read, and when it was last compared, ISO 8601. */
export const BUILT_AT = 'built_at';
export const COMPARED_AT = 'compared_at';

/** Comparing looks a little further back than it has to: clocks differ, transactions take time. */
const OVERLAP = 120_000;
/** Even if nothing seems to be missing, the whole catalogue is read once a day. */
const BUILD_EVERY = 86_400_000;
/** What is touched within this time is read together. */
const GATHER = 50;
const LONGEST_WAIT = 60_000;

export interface KeepFreshOptions {
  source: CatalogueSource;
  storage: CatalogueStorage;
  updates: CatalogueUpdates;
  facets: FacetIndex;
  sleep: Sleep;
  /** Milliseconds between two comparisons with the platform. */
  compareEvery: number;
  say: (line: string) => void;
  onReady: () => void;
}

export interface Keeper {
  touch: (some: Touched) => void;
  /** Works until it is told to end. */
  run: () => Promise<void>;
}

const iso = (time: number): string => new Date(time).toISOString();

/**
 * Keeps the index like the platform. One thing is done at a time, so that an older answer never overwrites a younger
 * one; what events touch goes before the rest, in the middle of a long reading too. What fails is tried again.
 */
export const keepFresh = (options: KeepFreshOptions): Keeper => {
  const { source, storage, updates, facets, sleep, compareEvery, say, onReady } = options;
  let waiting: Touched = NOTHING;
  let failed = 0;

  const touch = (some: Touched): void => {
    waiting = bothTouched(waiting, some);
    if (!isNothing(some)) sleep.wake();
  };

  const refresh = async (): Promise<void> => {
    const some = { ...waiting, everything: false };
    if (isNothing(some)) return;
    waiting = { ...NOTHING, everything: waiting.everything };
    try {
      await refreshTouched(some, { source, updates, facets });
    } catch (error) {
      waiting = bothTouched(waiting, some);
      throw error;
    }
  };

  const build = async (): Promise<void> => {
    const started = Date.now();
    waiting = { ...waiting, everything: false };
    try {
      await buildIndex({ source, updates, say, between: refresh });
    } catch (error) {
      waiting = { ...waiting, everything: true };
      throw error;
    }
    await storage.setState(BUILT_AT, iso(started));
    await storage.setState(COMPARED_AT, iso(started));
    onReady();
  };

  const compare = async (since: string): Promise<void> => {
    const started = Date.now();
    const { skus, bundles, skuCount, tooMany } = await source.changes(
      iso(Date.parse(since) - OVERLAP),
    );
    const known = facets.columns.items.size - facets.columns.bundles.size;
    const isNew = [...skus].filter((it) => !facets.columns.numbers.has(`sku:${it}`)).length;
    touch(touched({ skus, bundles, everything: tooMany || skuCount !== known + isNew }));
    await refresh();
    await storage.setState(COMPARED_AT, iso(started));
  };

  const work = async (): Promise<void> => {
    await refresh();
    const builtAt = await storage.state(BUILT_AT);
    const isOld = builtAt === null || Date.now() - Date.parse(builtAt) > BUILD_EVERY;
    if (isOld || waiting.everything) return build();
    const comparedAt = (await storage.state(COMPARED_AT)) ?? builtAt;
    if (Date.now() - Date.parse(comparedAt) >= compareEvery) await compare(comparedAt);
    await refresh();
  };

  const pause = (): number => {
    if (failed > 0) return Math.min(LONGEST_WAIT, 250 * 2 ** failed);
    return isNothing(waiting) ? compareEvery : 0;
  };

  return {
    touch,
    run: async () => {
      while (!sleep.isOver()) {
        try {
          await work();
          failed = 0;
        } catch (error) {
          if (sleep.isOver()) return;
          failed += 1;
          say(`catalogue: ${error instanceof Error ? error.message : error}; trying again`);
        }
        // A failing platform is not asked more often because it also sends events.
        await sleep.until(pause(), failed === 0);
        if (failed === 0) await sleep.until(GATHER, false);
      }
    },
  };
};
