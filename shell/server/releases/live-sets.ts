import type { FastifyBaseLogger } from 'fastify';
import type { RenderPool } from '../rendering/render-pool.ts';
import { EMPTY_RELEASE_SET, type ReleaseSet, type ReleaseSets } from './release-set.ts';

/** A release set and the pool that renders its pages. */
export interface Live {
  set: ReleaseSet;
  pool: RenderPool | null;
}

interface LiveCanary extends Live {
  below: number;
}

/** The release sets that are live, each with its workers, and which of them a visitor gets. */
export interface LiveSets {
  /** The default release set: visitors outside every canary, plus sitemap and robots.txt. */
  defaultSet: () => Live;
  /** @param cohort the visitor's cohort, 0–99; null without one */
  of: (cohort: number | null) => Live;
  /** The canaries' percentages, in ascending order. */
  canaries: () => { below: number; releaseSet: string }[];
  /**
   * Makes the sets of a manifest live, once the workers of each are ready. A failure of the default set throws and changes
   * nothing; a canary's is logged, and its visitors get the default set.
   */
  replace: (sets: ReleaseSets) => Promise<void>;
  drain: () => Promise<void>;
}

/** @param createPool starts workers for a set and its percentage of visitors */
export const createLiveSets = (
  createPool: (set: ReleaseSet, percentage: number) => Promise<RenderPool | null>,
  log: Pick<FastifyBaseLogger, 'error'>,
): LiveSets => {
  let defaultSet: Live = { set: EMPTY_RELEASE_SET, pool: null };
  let canaries: readonly LiveCanary[] = [];

  const startCanary = async (set: ReleaseSet, below: number): Promise<LiveCanary[]> => {
    const same = canaries.find((it) => it.set.id === set.id && it.below === below);
    if (same) return [same];
    try {
      return [{ set, below, pool: await createPool(set, below) }];
    } catch (error) {
      log.error({ set: set.id, reason: String(error) }, 'a canary cannot be rendered');
      return [];
    }
  };

  return {
    defaultSet: () => defaultSet,
    of: (cohort) =>
      (cohort === null ? undefined : canaries.find(({ below }) => cohort < below)) ?? defaultSet,
    canaries: () => canaries.map(({ below, set }) => ({ below, releaseSet: set.id })),
    replace: async (sets) => {
      const before: readonly Live[] = [defaultSet, ...canaries];
      const isSame = sets.defaultSet.id === defaultSet.set.id;
      const next = isSame
        ? defaultSet
        : { set: sets.defaultSet, pool: await createPool(sets.defaultSet, 100) };
      const started = await Promise.all(
        sets.canaries.map(({ set, below }) => startCanary(set, below)),
      );
      [defaultSet, canaries] = [next, started.flat()];
      const pools = new Set([defaultSet, ...canaries].map(({ pool }) => pool));
      for (const { pool } of before) if (!pools.has(pool)) void pool?.drain();
    },
    drain: async () => {
      await Promise.all([defaultSet, ...canaries].map(({ pool }) => pool?.drain()));
    },
  };
};
