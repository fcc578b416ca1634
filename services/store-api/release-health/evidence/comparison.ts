import type { TestSettings } from '../health-settings.ts';
import { HEALTH_SETTINGS as SETTINGS } from '../health-settings.ts';
import { type Figures, histogramSince } from '../counts/figures.ts';
import {
  addConcurrentStep,
  addFixedStep,
  type EProcess,
  type Samples,
  startEProcess,
} from './e-process.ts';
import { type Histogram, p75Bucket, samplesAbove, samplesIn } from './vital-buckets.ts';
import { wilson } from './wilson.ts';

export const TESTS = ['failures', 'lcp', 'inp'] as const;
export type TestName = (typeof TESTS)[number];

/** The compared releases: a canary and the default release, or a promoted release and the previous default. */
export interface Subject {
  kind: 'canary' | 'promotion';
  candidate: string;
  baseline: string;
  /** Revision of the manifest before this life of the candidate, so that a second canary begins without evidence. */
  era: number;
}

/** Figures of both releases. */
export interface BothFigures {
  candidate: Figures;
  baseline: Figures;
}

/** Evidence about a candidate, since the comparison began. */
export interface Comparison extends Subject {
  /** ISO 8601, UTC. */
  startedAt: string;
  /** Totals when the comparison began. For a promotion, the baseline's last figures instead of its totals. */
  before: BothFigures;
  /** Totals that the evidence includes. */
  seen: BothFigures;
  tests: Readonly<Record<TestName, EProcess>>;
}

export const settingsOf = (test: TestName): TestSettings =>
  test === 'failures' ? SETTINGS.failures : SETTINGS.vitals;

/** Begins a comparison without evidence. */
export const startComparison = (
  subject: Subject,
  before: BothFigures,
  startedAt: string,
): Comparison => ({
  ...subject,
  startedAt,
  before,
  seen: before,
  tests: {
    failures: startEProcess(SETTINGS.failures.increments),
    lcp: startEProcess(SETTINGS.vitals.increments),
    inp: startEProcess(SETTINGS.vitals.increments),
  },
});

/** New page views. Failures of earlier views may arrive later, so those beyond the views wait for the next step. */
const viewsSince = (now: Figures, seen: Figures): Samples => {
  const samples = Math.max(0, now.views - seen.views);
  return { samples, bad: Math.min(samples, Math.max(0, now.failedViews - seen.failedViews)) };
};

const withViews = (seen: Figures, now: Figures, { samples, bad }: Samples): Figures => ({
  ...seen,
  views: seen.views + samples,
  failedViews: seen.failedViews + bad,
  failingNetworks: now.failingNetworks,
});

/** Upper bound of the failure rate that a promoted release may have. */
const promotionNullRate = ({ views, failedViews }: Figures): number => {
  const { baselineErrors: z, factor, margin } = SETTINGS.promotion;
  const [, upper] = wilson(failedViews, views, z);
  return factor * upper + margin;
};

const observeViews = (comparison: Comparison, now: BothFigures): Comparison => {
  const { seen, before, kind, tests } = comparison;
  const candidate = viewsSince(now.candidate, seen.candidate);
  if (candidate.samples < SETTINGS.leastViewsPerStep) return comparison;
  const { increments } = SETTINGS.failures;
  if (kind === 'promotion') {
    const failures = addFixedStep(
      tests.failures,
      candidate,
      promotionNullRate(before.baseline),
      increments,
    );
    const after = { ...seen, candidate: withViews(seen.candidate, now.candidate, candidate) };
    return { ...comparison, seen: after, tests: { ...tests, failures } };
  }
  const baseline = viewsSince(now.baseline, seen.baseline);
  const rate = (seen.baseline.failedViews + 1) / (seen.baseline.views + 200);
  const failures = addConcurrentStep(tests.failures, { candidate, baseline }, rate, increments);
  const after = {
    candidate: withViews(seen.candidate, now.candidate, candidate),
    baseline: withViews(seen.baseline, now.baseline, baseline),
  };
  return { ...comparison, seen: after, tests: { ...tests, failures } };
};

const withHistogram = (seen: Figures, vital: 'lcp' | 'inp', histogram: Histogram): Figures => ({
  ...seen,
  vitals: { ...seen.vitals, [vital]: histogram },
});

/**
 * Baseline samples count as bad above the baseline's 75th percentile so far, candidate samples above 1.2 times that
 * value: a candidate with the same rate of bad samples is just acceptable.
 */
const observeVital = (
  comparison: Comparison,
  now: BothFigures,
  vital: 'lcp' | 'inp',
): Comparison => {
  const { seen, kind, tests } = comparison;
  const added = histogramSince(now.candidate.vitals[vital], seen.candidate.vitals[vital]);
  if (samplesIn(added) < SETTINGS.leastViewsPerStep) return comparison;
  const earlier = seen.baseline.vitals[vital];
  const p75 = p75Bucket(earlier);
  const isPromotion = kind === 'promotion';
  const after: BothFigures = {
    candidate: withHistogram(seen.candidate, vital, now.candidate.vitals[vital]),
    baseline: isPromotion
      ? seen.baseline
      : withHistogram(seen.baseline, vital, now.baseline.vitals[vital]),
  };
  if (p75 === null) return { ...comparison, seen: after };
  const slower = isPromotion ? SETTINGS.promotion.slowerBuckets : SETTINGS.slowerBuckets;
  const candidate = { samples: samplesIn(added), bad: samplesAbove(added, p75 + slower) };
  const { increments } = SETTINGS.vitals;
  const its = histogramSince(now.baseline.vitals[vital], earlier);
  const test = isPromotion
    ? addFixedStep(tests[vital], candidate, 0.25, increments)
    : addConcurrentStep(
        tests[vital],
        { candidate, baseline: { samples: samplesIn(its), bad: samplesAbove(its, p75) } },
        samplesAbove(earlier, p75) / samplesIn(earlier),
        increments,
      );
  return { ...comparison, seen: after, tests: { ...tests, [vital]: test } };
};

/** Adds the counts since the last call. @param now - totals of both releases */
export const observe = (comparison: Comparison, now: BothFigures): Comparison =>
  observeVital(observeVital(observeViews(comparison, now), now, 'lcp'), now, 'inp');
