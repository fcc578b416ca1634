import { html, status, table, type Html, type Tone } from '@shop/server-kit/html';
import type { Vital } from '../../release-health/evidence/vital-buckets.ts';
import { KEPT_DAYS, type PageVitals } from '../../release-health/pages/page-vitals.ts';
import type { Page } from '../pages/layout.ts';

/** Periods that the page offers, in days; the first one is the default. */
export const PERIODS = [KEPT_DAYS, 7, 1] as const;

export interface SpeedListing {
  pages: readonly PageVitals[];
  /** Markets with figures. */
  markets: readonly string[];
  /** Null for all markets together. */
  market: string | null;
  days: (typeof PERIODS)[number];
}

/** Upper limits of good and of fair values (web.dev/articles/vitals): ms; CLS has no unit. */
const LIMITS: Readonly<Record<Vital, readonly [number, number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

const ratingOf = (vital: Vital, value: number): [string, Tone] => {
  const [good, fair] = LIMITS[vital];
  if (value <= good) return ['good', 'good'];
  return value <= fair ? ['fair', 'waiting'] : ['poor', 'bad'];
};

const written = (vital: Vital, value: number): string =>
  vital === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;

const visits = (count: number): string => `${count} ${count === 1 ? 'visit' : 'visits'}`;

const cell = (vital: Vital, { p75, samples }: PageVitals): Html | string => {
  const value = p75[vital];
  if (value === null) return '–';
  return html`${status(written(vital, value), ratingOf(vital, value)[1])}
    <span class="under">${ratingOf(vital, value)[0]}, ${visits(samples[vital])}</span>`;
};

const address = (market: string | null, days: number): string => {
  const query = new URLSearchParams({ ...(market && { market }), days: String(days) });
  return `/back-office/speed?${query.toString()}`;
};

const links = (label: string, all: readonly { text: string; href: string; isHere: boolean }[]) =>
  html`<nav aria-label="${label}">
    <ul class="states">
      ${all.map(
        ({ text, href, isHere }) =>
          html`<li><a href="${href}" ${isHere && html`aria-current="page"`}>${text}</a></li>`,
      )}
    </ul>
  </nav>`;

const periodName = (days: number): string => (days === 1 ? 'Today' : `${days} days`);

/** Web Vitals that visitors had, by page: 75th percentiles of a market and a period. */
export const speedPage = ({ pages, markets, market, days }: SpeedListing): Page => ({
  title: 'Speed',
  content: html`<p>
      What visitors waited for, by the page they arrived on: three of four visits were at least this
      fast. Counted without an identity. Period: ${periodName(days).toLowerCase()}.
    </p>
    ${links(
      'Markets',
      [null, ...markets].map((it) => ({
        text: it ?? 'All markets',
        href: address(it, days),
        isHere: it === market,
      })),
    )}
    ${links(
      'Periods',
      PERIODS.map((it) => ({
        text: periodName(it),
        href: address(market, it),
        isHere: it === days,
      })),
    )}
    ${table({
      id: 'speed',
      caption: `Web Vitals by page, ${market ?? 'all markets'}, ${periodName(days).toLowerCase()}`,
      columns: [
        { label: 'Page' },
        { label: 'LCP' },
        { label: 'INP' },
        { label: 'CLS', wide: true },
      ],
      rows: pages.map((it) => [
        html`<span class="code">${it.page}</span>`,
        cell('lcp', it),
        cell('inp', it),
        cell('cls', it),
      ]),
      empty: 'No visit was measured.',
    })}`,
});
