import type { Metric } from './figures.ts';

/** Counts of one release that are not stored yet. */
export interface ReleaseCounts {
  remote: string;
  release: string;
  counts: Map<Metric, number>;
}

/** Counts in memory until the next flush. */
export interface PendingCounts {
  add: (remote: string, release: string, metric: Metric, count?: number) => void;
  /** Removes and returns everything. */
  take: () => ReleaseCounts[];
  /** Returns counts whose flush failed. */
  giveBack: (counts: readonly ReleaseCounts[]) => void;
}

export const createPendingCounts = (): PendingCounts => {
  let pending = new Map<string, ReleaseCounts>();
  const add = (remote: string, release: string, metric: Metric, count = 1): void => {
    const key = `${remote} ${release}`;
    const own = pending.get(key) ?? { remote, release, counts: new Map<Metric, number>() };
    own.counts.set(metric, (own.counts.get(metric) ?? 0) + count);
    pending.set(key, own);
  };
  return {
    add,
    take: () => {
      const all = [...pending.values()];
      pending = new Map();
      return all;
    },
    giveBack: (all) => {
      for (const { remote, release, counts } of all)
        for (const [metric, count] of counts) add(remote, release, metric, count);
    },
  };
};
