import { html, status, table, type Html, type Tone } from '@shop/server-kit/html';
import type { ReleaseHealth } from '../../release-health/routes/describe-health.ts';
import { failureChart, type ReleaseSeries } from './health-chart.ts';

/** Health of a remote's live releases. */
export interface RemoteHealth {
  health: ReleaseHealth;
  series: readonly ReleaseSeries[];
  /** Time of the figures. */
  now: Date;
}

const percent = (rate: number): string => `${(100 * rate).toFixed(2)} %`;
const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${Math.round(value)} ms`;

const figuresTable = ({ remote, live }: ReleaseHealth): Html =>
  table({
    id: `health-${remote}`,
    caption: `Health of ${remote} in the last hour`,
    columns: [
      { label: 'Release' },
      { label: 'Views', numeric: true },
      { label: 'Failed', numeric: true },
      { label: 'Interval', numeric: true, wide: true },
      { label: 'LCP', numeric: true },
      { label: 'INP', numeric: true },
      { label: 'CLS', numeric: true, wide: true },
      { label: 'Purchases', numeric: true },
    ],
    rows: live.map(({ version, views, failureRate, interval, p75, purchases, ...share }) => [
      html`<span class="code">${version}</span> ${share.default ? 'live' : 'canary'}`,
      views,
      failureRate === null ? '–' : percent(failureRate),
      interval === null ? '–' : `${percent(interval[0])} to ${percent(interval[1])}`,
      milliseconds(p75.lcp),
      milliseconds(p75.inp),
      p75.cls === null ? '–' : p75.cls.toFixed(3),
      purchases,
    ]),
    empty: 'Nothing is live.',
  });

/**
 * Failure rates as a chart, and the figures of every live release side by side. Nothing without a page view.
 *
 * @param heading - level of the section's heading, which follows the page's headings
 */
export const healthFigures = (
  { health, series, now }: RemoteHealth,
  heading: 'h2' | 'h3',
): Html | false => {
  const chart = failureChart(health.remote, series, now);
  if (chart === null) return false;
  return html`${heading === 'h2' ? html`<h2>Health</h2>` : html`<h3>Health</h3>`} ${chart}
  ${figuresTable(health)}`;
};

const TONES: Readonly<Record<string, Tone>> = {
  bad: 'bad',
  suspicious: 'waiting',
  watching: 'good',
  collecting: 'plain',
};
const TESTS: Readonly<Record<string, string>> = {
  failures: 'Failed views',
  lcp: 'LCP',
  inp: 'INP',
};

const comparisonTable = (
  remote: string,
  { kind, candidate, baseline, tests }: ReleaseHealth['comparisons'][number],
): Html =>
  html`<p>
      ${kind === 'canary' ? 'Canary' : 'Promoted release'}
      <span class="code">${candidate}</span> compared with <span class="code">${baseline}</span>:
    </p>
    ${table({
      id: `tests-${remote}-${kind}`,
      caption: `Tests of ${candidate} against ${baseline}`,
      columns: [
        { label: 'Test' },
        { label: 'Samples', numeric: true },
        { label: 'Worse by chance', numeric: true },
        { label: 'State' },
      ],
      rows: tests.map(({ test, candidate: { samples }, pValue, state }) => [
        TESTS[test] ?? test,
        samples,
        pValue >= 0.001 ? `p ≤ ${pValue.toFixed(3)}` : `p ≤ ${pValue.toExponential(0)}`,
        status(state, TONES[state] ?? 'plain'),
      ]),
      empty: 'No test has begun.',
    })}`;

/** State of the tests that withdraw a release, and of a staged rollout. */
export const healthTests = ({ health: { remote, comparisons, rollout } }: RemoteHealth): Html =>
  html`${comparisons.map((it) => comparisonTable(remote, it))}
  ${
    rollout &&
    html`<p>
      Rollout of <span class="code">${rollout.version}</span>: stage ${rollout.stage + 1} of
      ${rollout.stages.length} (${rollout.stages[rollout.stage]} %), ${rollout.minutesInStage} of
      ${rollout.minutes} minutes.
    </p>`
  }`;
