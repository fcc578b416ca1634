import { HEALTH_SETTINGS as SETTINGS } from '../health-settings.ts';
import { type Figures, histogramSince } from '../counts/figures.ts';
import { type Comparison, settingsOf, type TestName, TESTS } from './comparison.ts';
import { logEValue, type Samples } from './e-process.ts';
import { p75Of, samplesIn } from './vital-buckets.ts';

/** State of one test, for people. */
export interface TestReport {
  test: TestName;
  /** Page views and failed ones; samples of a vital without `bad`. */
  candidate: Samples & { p75: number | null };
  baseline: Samples & { p75: number | null };
  eValue: number;
  /** Anytime-valid p-value: of the highest e-value so far. */
  pValue: number;
  threshold: number;
  /** `collecting` too few samples; `bad` withdraws the candidate; `suspicious` stops a staged rollout. */
  state: 'collecting' | 'watching' | 'suspicious' | 'bad';
}

/** Above it, a double has no finite value. */
const HIGHEST_LOG = 700;

const sinceStart = (now: Figures, before: Figures): Samples => ({
  samples: now.views - before.views,
  bad: now.failedViews - before.failedViews,
});

const sidesOf = (
  { kind, seen, before }: Comparison,
  test: TestName,
): Pick<TestReport, 'candidate' | 'baseline'> => {
  const isPromotion = kind === 'promotion';
  if (test === 'failures')
    return {
      candidate: { ...sinceStart(seen.candidate, before.candidate), p75: null },
      baseline: {
        ...(isPromotion
          ? { samples: before.baseline.views, bad: before.baseline.failedViews }
          : sinceStart(seen.baseline, before.baseline)),
        p75: null,
      },
    };
  const side = (histogram: Readonly<Record<number, number>>) => ({
    samples: samplesIn(histogram),
    bad: 0,
    p75: p75Of(test, histogram),
  });
  const candidate = histogramSince(seen.candidate.vitals[test], before.candidate.vitals[test]);
  const baseline = isPromotion
    ? before.baseline.vitals[test]
    : histogramSince(seen.baseline.vitals[test], before.baseline.vitals[test]);
  return { candidate: side(candidate), baseline: side(baseline) };
};

/** Whether a crossed threshold may withdraw the candidate. These conditions only reduce false alarms. */
const isConfirmed = (
  { seen, before }: Comparison,
  test: TestName,
  { candidate, baseline }: Pick<TestReport, 'candidate' | 'baseline'>,
): boolean => {
  if (candidate.samples < settingsOf(test).leastSamples) return false;
  if (test !== 'failures') return (candidate.p75 ?? 0) > (baseline.p75 ?? 0);
  const networks = seen.candidate.failingNetworks - before.candidate.failingNetworks;
  const increase = candidate.bad / candidate.samples - baseline.bad / Math.max(1, baseline.samples);
  return networks >= SETTINGS.leastFailingNetworks && increase >= SETTINGS.leastIncrease;
};

const reportTest = (comparison: Comparison, test: TestName): TestReport => {
  const { logs, peak } = comparison.tests[test];
  const { alpha, leastSamples } = settingsOf(test);
  const sides = sidesOf(comparison, test);
  const log = logEValue(logs);
  const isBad = peak >= Math.log(1 / alpha) && isConfirmed(comparison, test, sides);
  const isSuspicious = log >= Math.log(SETTINGS.holdAbove) || peak >= Math.log(1 / alpha);
  const isCollecting = sides.candidate.samples < leastSamples;
  return {
    test,
    ...sides,
    eValue: Math.exp(Math.min(HIGHEST_LOG, log)),
    pValue: Math.min(1, Math.exp(-peak)),
    threshold: 1 / alpha,
    state: isBad ? 'bad' : isSuspicious ? 'suspicious' : isCollecting ? 'collecting' : 'watching',
  };
};

/** State of every test of a comparison. */
export const reportTests = (comparison: Comparison): TestReport[] =>
  TESTS.map((test) => reportTest(comparison, test));

const percent = ({ samples, bad }: Samples): string =>
  `${bad} of ${samples} views failed (${((100 * bad) / Math.max(1, samples)).toFixed(2)} %)`;

/** The figures behind a withdrawal, for the history: at most 500 characters. */
export const reasonOf = (
  { candidate: version, baseline: other }: Comparison,
  { test, candidate, baseline, pValue, threshold }: TestReport,
): string => {
  const evidence = `p ≤ ${pValue.toExponential(1)}, threshold ${(1 / threshold).toFixed(4)}`;
  const figures =
    test === 'failures'
      ? `${version}: ${percent(candidate)}; ${other}: ${percent(baseline)}`
      : `${test.toUpperCase()} p75 of ${version}: ${Math.round(candidate.p75 ?? 0)} ms (${candidate.samples} pages); ` +
        `of ${other}: ${Math.round(baseline.p75 ?? 0)} ms (${baseline.samples} pages)`;
  return `${figures}; ${evidence}`;
};
