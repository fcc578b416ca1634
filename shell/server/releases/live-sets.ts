import type { FastifyBaseLogger } from 'fastify';
import { hasCohort } from '@shop/contracts/remote/release-manifest';
import type { RenderPool } from '../rendering/render-pool.ts';
import type { RefusedRelease } from './refused-releases.ts';
import {
  EMPTY_RELEASE_SET,
  type CanarySet,
  type ReleaseSet,
  type ReleaseSets,
} from './release-set.ts';

/** A release set and the pool that renders its pages. */
export interface Live {
  set: ReleaseSet;
  pool: RenderPool | null;
}

type LiveCanary = CanarySet & Live;

/** The release sets that are live, each with its workers, and which of them a visitor gets. */
export interface LiveSets {
  /** The default release set: visitors outside every canary, plus sitemap and robots.txt. */
  defaultSet: () => Live;
  /** @param cohort the visitor's cohort, 0–99; null without one */
  of: (cohort: number | null) => Live;
  /** @param id of a release set; undefined if it is not live here */
  withId: (id: string) => Live | undefined;
  /** The canaries whose pages can be rendered, in ascending order of cohorts. */
  canaries: () => readonly LiveCanary[];
  /** Reasons why a canary is not shown although its files are there. */
  failures: () => readonly string[];
  /** Releases of the manifest that this shell does not run. */
  refused: () => readonly RefusedRelease[];
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
  let failures: readonly string[] = [];
  let refused: readonly RefusedRelease[] = [];

  const startCanary = async (canary: CanarySet): Promise<LiveCanary | string> => {
    const { remote, set, cohorts } = canary;
    const percentage = cohorts.to - cohorts.from;
    // Cohorts that move need no new workers, only another number of visitors does.
    const same = canaries.find(
      (it) => it.set.id === set.id && it.cohorts.to - it.cohorts.from === percentage,
    );
    if (same) return { ...canary, pool: same.pool };
    try {
      return { ...canary, pool: await createPool(set, percentage) };
    } catch (error) {
      const reason = String(error);
      log.error({ set: set.id, reason }, 'a canary cannot be rendered');
      const version = set.releases[remote]?.metadata.version ?? '';
      return `the canary ${remote} ${version} cannot be rendered: ${reason}`;
    }
  };

  return {
    defaultSet: () => defaultSet,
    of: (cohort) =>
      (cohort === null ? undefined : canaries.find((it) => hasCohort(it.cohorts, cohort))) ??
      defaultSet,
    withId: (id) => [defaultSet, ...canaries].find(({ set }) => set.id === id),
    canaries: () => canaries,
    failures: () => failures,
    refused: () => refused,
    replace: async (sets) => {
      const before: readonly Live[] = [defaultSet, ...canaries];
      const isSame = sets.defaultSet.id === defaultSet.set.id;
      const next = isSame
        ? defaultSet
        : { set: sets.defaultSet, pool: await createPool(sets.defaultSet, 100) };
      const started = await Promise.all(sets.canaries.map(startCanary));
      defaultSet = next;
      refused = sets.refused ?? [];
      canaries = started.filter((it) => typeof it !== 'string');
      failures = started.filter((it) => typeof it === 'string');
      const pools = new Set([defaultSet, ...canaries].map(({ pool }) => pool));
      for (const { pool } of before) if (!pools.has(pool)) void pool?.drain();
    },
    drain: async () => {
      await Promise.all([defaultSet, ...canaries].map(({ pool }) => pool?.drain()));
    },
  };
};
