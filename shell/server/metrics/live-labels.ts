/** Time in ms for which a release that is no longer live keeps its series, so that its last increments are scraped. */
const KEPT_FOR = 300_000;

/** Labels of a series that belongs to a release. */
export interface ReleaseLabels {
  remote: string;
  release: string;
}

/** A metric whose series can be removed. */
interface Removable {
  remove: (labels: never) => void;
}

/**
 * Removes the series of releases that are no longer live: a shell runs for months, and each release would add series
 * that never end.
 *
 * @param isLive whether a release is live in any set
 */
export const createLiveLabels = <Labels extends ReleaseLabels>(
  isLive: (labels: ReleaseLabels) => boolean,
  now: () => number = Date.now,
) => {
  const seriesByKey = new Map<string, { labels: Labels; metric: Removable; lastLive: number }>();
  return {
    /** Notes that a series exists. */
    note: (key: string, labels: Labels, metric: Removable): void => {
      if (!seriesByKey.has(key)) seriesByKey.set(key, { labels, metric, lastLive: now() });
    },
    /** Removes the series of releases that are no longer live. Called before each scrape. */
    prune: (): void => {
      for (const [key, series] of seriesByKey) {
        if (isLive(series.labels)) series.lastLive = now();
        else if (now() - series.lastLive >= KEPT_FOR) {
          series.metric.remove(series.labels as never);
          seriesByKey.delete(key);
        }
      }
    },
  };
};
