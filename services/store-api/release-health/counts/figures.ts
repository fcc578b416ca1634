import { FAILURE_KINDS, type FailureKind } from '@shop/contracts/remote/health-report';
import { type Histogram, type Vital, VITALS } from '../evidence/vital-buckets.ts';

/** Counts of one release of a remote. */
export interface Figures {
  views: number;
  /** Views in which the remote failed. */
  failedViews: number;
  /** Networks that saw it fail. */
  failingNetworks: number;
  /** Purchases on pages that used the remote. */
  purchases: number;
  failures: Readonly<Partial<Record<FailureKind, number>>>;
  vitals: Readonly<Record<Vital, Histogram>>;
}

/** A counted quantity: the name of its rows. */
export type Metric =
  'views' | 'failed' | 'networks' | 'purchases' | `failure:${FailureKind}` | `${Vital}:${number}`;

export const NO_FIGURES: Figures = {
  views: 0,
  failedViews: 0,
  failingNetworks: 0,
  purchases: 0,
  failures: {},
  vitals: { lcp: {}, inp: {}, cls: {} },
};

/** Whether a metric is a bucket of a histogram. */
export const isVital = (metric: string): boolean =>
  VITALS.some((vital) => metric.startsWith(`${vital}:`));

const histogramOf = (counts: ReadonlyMap<string, number>, vital: Vital): Histogram => {
  const histogram: Record<number, number> = {};
  for (const [metric, count] of counts)
    if (metric.startsWith(`${vital}:`)) histogram[Number(metric.slice(vital.length + 1))] = count;
  return histogram;
};

/** Histograms of the vitals from counts by metric. */
export const histogramsOf = (counts: ReadonlyMap<string, number>): Figures['vitals'] => ({
  lcp: histogramOf(counts, 'lcp'),
  inp: histogramOf(counts, 'inp'),
  cls: histogramOf(counts, 'cls'),
});

/** Figures from counts by metric; missing metrics are 0. */
export const figuresOf = (counts: ReadonlyMap<string, number>): Figures => {
  const of = (metric: Metric): number => counts.get(metric) ?? 0;
  const failures: Partial<Record<FailureKind, number>> = {};
  for (const kind of FAILURE_KINDS)
    if (of(`failure:${kind}`) > 0) failures[kind] = of(`failure:${kind}`);
  return {
    views: of('views'),
    failedViews: of('failed'),
    failingNetworks: of('networks'),
    purchases: of('purchases'),
    failures,
    vitals: histogramsOf(counts),
  };
};

/** The samples of a histogram that an earlier one does not contain. */
export const histogramSince = (now: Histogram, before: Histogram): Histogram => {
  const since: Record<number, number> = {};
  for (const [bucket, count] of Object.entries(now)) {
    const added = count - (before[Number(bucket)] ?? 0);
    if (added > 0) since[Number(bucket)] = added;
  }
  return since;
};
