/** Counts of one subject: a release, or a page in a market. */
export type Counted<Subject, Metric> = Subject & { counts: Map<Metric, number> };

/** Counts in memory until the next flush. */
export interface PendingCounts<Subject, Metric> {
  add: (subject: Subject, metric: Metric, count?: number) => void;
  /** Removes and returns everything. */
  take: () => Counted<Subject, Metric>[];
  /** Returns counts whose flush failed. */
  giveBack: (counts: readonly Counted<Subject, Metric>[]) => void;
}

/** @param keyOf - equal for equal subjects */
export const createPendingCounts = <Subject extends object, Metric extends string>(
  keyOf: (subject: Subject) => string,
): PendingCounts<Subject, Metric> => {
  let pending = new Map<string, Counted<Subject, Metric>>();
  const add = (subject: Subject, metric: Metric, count = 1): void => {
    const key = keyOf(subject);
    const own = pending.get(key) ?? { ...subject, counts: new Map<Metric, number>() };
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
      for (const counted of all)
        for (const [metric, count] of counted.counts) add(counted, metric, count);
    },
  };
};

/** Stores pending counts; those of a failed call are kept for the next one. */
export const flushCounts = async <Subject, Metric>(
  pending: PendingCounts<Subject, Metric>,
  store: (counts: readonly Counted<Subject, Metric>[]) => Promise<void>,
): Promise<void> => {
  const counts = pending.take();
  try {
    await store(counts);
  } catch (error) {
    pending.giveBack(counts);
    throw error;
  }
};
