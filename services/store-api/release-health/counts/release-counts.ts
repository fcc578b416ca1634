import type { Metric } from './figures.ts';
import { createPendingCounts, type Counted, type PendingCounts } from './pending-counts.ts';

interface OneRelease {
  remote: string;
  release: string;
}

/** Counts of one release that are not stored yet. */
export type ReleaseCounts = Counted<OneRelease, Metric>;
export type PendingReleaseCounts = PendingCounts<OneRelease, Metric>;

export const createReleaseCounts = (): PendingReleaseCounts =>
  createPendingCounts(({ remote, release }) => `${remote} ${release}`);
