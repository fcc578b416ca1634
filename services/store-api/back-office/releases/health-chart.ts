import { html, type Html } from '@shop/server-kit/html';
import type { MinuteFigures } from '../../release-health/counts/read-minutes.ts';

/** Page views of one release by minute. */
export interface ReleaseSeries {
  version: string;
  minutes: readonly MinuteFigures[];
}

/** Minutes per point: with few views, the rate of a single minute is 0 or 100 %. */
const STEP = 5;
const MINUTE_MS = 60_000;
/** Drawing area in units of the view box. */
const [WIDTH, HEIGHT, LEFT, TOP] = [400, 96, 44, 8];
/** Upper ends of the scale, in per cent: the smallest that contains every rate. */
const SCALES = [1, 2, 5, 10, 20, 50, 100];

interface Point {
  /** Steps since the chart's beginning. */
  step: number;
  /** Failed views in per cent. */
  rate: number;
}

const pointsOf = (minutes: readonly MinuteFigures[], begin: number): Point[] => {
  const steps = new Map<number, { views: number; failedViews: number }>();
  for (const { minute, views, failedViews } of minutes) {
    const step = Math.floor((Date.parse(`${minute}:00Z`) - begin) / (STEP * MINUTE_MS));
    const sum = steps.get(step) ?? { views: 0, failedViews: 0 };
    steps.set(step, { views: sum.views + views, failedViews: sum.failedViews + failedViews });
  }
  return [...steps]
    .filter(([step, { views }]) => step >= 0 && views > 0)
    .map(([step, { views, failedViews }]) => ({
      step,
      rate: (100 * Math.min(views, failedViews)) / views,
    }))
    .sort((one, other) => one.step - other.step);
};

const clock = (time: number): string => new Date(time).toISOString().slice(11, 16);

/**
 * Failure rates of the live releases of a remote as lines over time. The lines differ by dashes and marks, not by color
 * alone; the figures are in the table beside the chart.
 *
 * @param series - the default release first
 * @param hours - length of the chart, which ends now
 * @returns nothing if no release has views
 */
export const failureChart = (
  remote: string,
  series: readonly ReleaseSeries[],
  now: Date,
  hours = 1,
): Html | null => {
  const steps = (hours * 60) / STEP;
  const end = (Math.floor(now.getTime() / (STEP * MINUTE_MS)) + 1) * STEP * MINUTE_MS;
  const begin = end - steps * STEP * MINUTE_MS;
  const lines = series.map(({ version, minutes }) => ({
    version,
    points: pointsOf(minutes, begin),
  }));
  const rates = lines.flatMap(({ points }) => points.map(({ rate }) => rate));
  if (rates.length === 0) return null;
  const top = SCALES.find((it) => it >= Math.max(...rates)) ?? 100;
  const x = (step: number) => LEFT + ((step + 0.5) * (WIDTH - LEFT)) / steps;
  const y = (rate: number) => TOP + HEIGHT - (rate / top) * HEIGHT;
  const place = ({ step, rate }: Point) => `${x(step).toFixed(1)},${y(rate).toFixed(1)}`;
  const below = TOP + HEIGHT;
  return html`<figure class="chart">
    <svg
      viewBox="0 0 ${WIDTH} ${below + 24}"
      role="img"
      aria-label="Failed views of ${remote} in per cent, by five minutes, from ${clock(begin)} to ${clock(end)} UTC"
    >
      <path class="axis" d="M${LEFT} ${TOP}V${below}H${WIDTH}M${LEFT} ${TOP}H${WIDTH}" />
      <text x="${LEFT - 6}" y="${TOP + 10}" text-anchor="end">${top} %</text>
      <text x="${LEFT - 6}" y="${below}" text-anchor="end">0 %</text>
      <text x="${LEFT}" y="${below + 18}">${clock(begin)}</text>
      <text x="${WIDTH}" y="${below + 18}" text-anchor="end">${clock(end)} UTC</text>
      ${lines.map(
        ({ points }, index) =>
          html`<g class="line-${Math.min(index, 1)}">
            <polyline points="${points.map(place).join(' ')}" />
            ${points.map(
              (point) =>
                html`<circle
                  cx="${x(point.step).toFixed(1)}"
                  cy="${y(point.rate).toFixed(1)}"
                  r="3"
                />`,
            )}
          </g>`,
      )}
    </svg>
    <figcaption>
      ${lines.map(
        ({ version }, index) =>
          html`<span class="key"
            ><svg viewBox="0 0 32 12" aria-hidden="true" class="line-${Math.min(index, 1)}">
              <polyline points="0,6 32,6" /></svg
            >${index === 0 ? 'live' : 'canary'} <span class="code">${version}</span></span
          >`,
      )}
    </figcaption>
  </figure>`;
};
