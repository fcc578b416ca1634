import type { ReleaseHealth } from '../store-api/release-health.ts';

const percent = (rate: number): string => `${(100 * rate).toFixed(2)} %`;
const ms = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} ms`);

/** The figures of `--health`: releases, tests and rollout, one per line. */
export const healthLines = (
  name: string,
  { live, comparisons, rollout, isAutomatic }: ReleaseHealth,
): string[] => [
  ...live.map(({ version, traffic, views, failedViews, failureRate, interval, p75, ...it }) => {
    const rate =
      failureRate === null || interval === null
        ? ''
        : ` (${percent(failureRate)}, 95 %: ${interval.map(percent).join(' to ')})`;
    return (
      `${name} ${version}  ${traffic} %  ${failedViews} of ${views} views failed${rate}  ` +
      `LCP ${ms(p75.lcp)}  INP ${ms(p75.inp)}  ${it.purchases} purchases`
    );
  }),
  ...comparisons.flatMap(({ kind, candidate, baseline, tests }) =>
    tests.map(
      ({ test, state, eValue, threshold, ...it }) =>
        `${kind} ${candidate} against ${baseline}: ${test} ${state}, e-value ` +
        `${eValue.toPrecision(2)} of ${threshold}, ${it.candidate.samples} and ${it.baseline.samples} samples`,
    ),
  ),
  ...(rollout
    ? [
        `rollout of ${rollout.version}: ${rollout.stages.join(', ')} %, at ${rollout.stages[rollout.stage]} % ` +
          `for ${rollout.minutesInStage} of ${rollout.minutes} minutes`,
      ]
    : []),
  `automatic rollback is ${isAutomatic ? 'on' : 'off'}`,
];
