import { NO_FIGURES, type Figures } from '../counts/figures.ts';
import {
  type BothFigures,
  type Comparison,
  observe,
  settingsOf,
  startComparison,
  TESTS,
} from './comparison.ts';
import { bucketOf, type Histogram } from './vital-buckets.ts';
import { reportTests } from './verdict.ts';

/** Seeded generator (mulberry32), so that every run draws the same. */
const generator = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
type Random = () => number;

/** Successes of `n` trials: skips from one success to the next, so it takes as long as there are successes. */
const binomial = (random: Random, n: number, p: number): number => {
  if (p <= 0) return 0;
  const log = Math.log(1 - p);
  let successes = -1;
  for (let at = 0; at <= n; successes += 1) at += 1 + Math.floor(Math.log(1 - random()) / log);
  return successes;
};

const SHOP = { visitsPerSecond: 50, share: 0.1, rate: 0.005 };

const withViews = (figures: Figures, views: number, failed: number): Figures => ({
  ...figures,
  views: figures.views + views,
  failedViews: figures.failedViews + failed,
  failingNetworks: figures.failingNetworks + failed,
});

const begin = (): Comparison =>
  startComparison(
    { kind: 'canary', candidate: 'b', baseline: 'a', era: 1 },
    { candidate: NO_FIGURES, baseline: NO_FIGURES },
    '2026-11-20T09:00:00.000Z',
  );

/** Reports are slow to compute, so only those of a crossed threshold are. */
const isWithdrawn = (comparison: Comparison): boolean =>
  TESTS.some((test) => comparison.tests[test].peak >= Math.log(1 / settingsOf(test).alpha)) &&
  reportTests(comparison).some(({ state }) => state === 'bad');

interface Trial {
  /** Seconds between evaluations, and until the trial ends. */
  every: number;
  until: number;
  /** Failure rate of the default release at a time in seconds. */
  base?: (seconds: number) => number;
  /** What the canary fails in addition. */
  worseBy?: number;
  share?: number;
}

/** Seconds until the canary is withdrawn, or Infinity. */
const runTrial = (random: Random, trial: Trial): number => {
  const { every, until, base = () => SHOP.rate, worseBy = 0, share = SHOP.share } = trial;
  let comparison = begin();
  let now: BothFigures = { candidate: NO_FIGURES, baseline: NO_FIGURES };
  const visits = SHOP.visitsPerSecond * every;
  const views = Math.round(visits * share);
  for (let seconds = every; seconds <= until; seconds += every) {
    const rate = base(seconds);
    now = {
      candidate: withViews(now.candidate, views, binomial(random, views, rate + worseBy)),
      baseline: withViews(now.baseline, visits - views, binomial(random, visits - views, rate)),
    };
    comparison = observe(comparison, now);
    if (isWithdrawn(comparison)) return seconds;
  }
  return Infinity;
};

const runTrials = (count: number, seed: number, trial: Trial) => {
  const random = generator(seed);
  const times = Array.from({ length: count }, () => runTrial(random, trial));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    withdrawn: times.filter(Number.isFinite).length,
    median: sorted[Math.floor(count / 2)] ?? Infinity,
    slowest99: sorted[Math.floor(count * 0.99)] ?? Infinity,
    slowest: sorted.at(-1) ?? Infinity,
  };
};

/** Limit in ms for about 10 s of computing on a busy machine. */
const SLOW = 300_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const figures: Record<string, unknown> = {};
afterAll(() => {
  // The figures of docs/release-rollback.md.
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
});

describe('the failure test, at 50 visits a second and a failure rate of 0.5 %', () => {
  it(
    'withdraws at most one of 100 good canaries at 10 % in 24 hours',
    () => {
      const trials = 1000;
      const { withdrawn } = runTrials(trials, 1, { every: MINUTE, until: 24 * HOUR });
      figures['good canaries withdrawn in 24 h'] = `${withdrawn} of ${trials}`;
      expect(withdrawn / trials).toBeLessThanOrEqual(0.01);
    },
    SLOW,
  );

  it(
    'withdraws at most one of 100 good canaries looked at every 5 seconds',
    () => {
      const trials = 500;
      const { withdrawn } = runTrials(trials, 2, { every: 5, until: HOUR });
      figures['good canaries withdrawn in 1 h, every 5 s'] = `${withdrawn} of ${trials}`;
      expect(withdrawn / trials).toBeLessThanOrEqual(0.01);
    },
    SLOW,
  );

  it(
    'keeps good canaries through an incident that hits both releases',
    () => {
      const trials = 300;
      const base = (seconds: number) => (seconds % HOUR < 600 ? 0.05 : SHOP.rate);
      const { withdrawn } = runTrials(trials, 3, { every: MINUTE, until: 6 * HOUR, base });
      figures['good canaries withdrawn in 6 h with incidents'] = `${withdrawn} of ${trials}`;
      expect(withdrawn / trials).toBeLessThanOrEqual(0.01);
    },
    SLOW,
  );

  it.each([
    ['10 % of views throw', 0.1, 2 * MINUTE],
    ['5 percentage points worse', 0.05, 10 * MINUTE],
    ['1 percentage point worse', 0.01, 30 * MINUTE],
  ])('withdraws a canary whose figures are: %s', (name, worseBy, limit) => {
    const trials = 2000;
    const times = runTrials(trials, 4, { every: 5, until: HOUR, worseBy });
    figures[name] = times;
    expect(times.withdrawn).toBe(trials);
    expect(times.slowest99).toBeLessThanOrEqual(limit);
  });

  it('withdraws a canary at 1 % of which 10 % of views throw', () => {
    const trials = 1000;
    const times = runTrials(trials, 5, { every: 5, until: HOUR, worseBy: 0.1, share: 0.01 });
    figures['10 % of views throw, at 1 % of the traffic'] = times;
    expect(times.slowest99).toBeLessThanOrEqual(10 * MINUTE);
  });
});

/** Times in ms with a median of 1.2 s and a 75th percentile of 1.8 s (log-normal). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
/** Buckets of equally probable samples, to draw from quickly. */
const drawnFrom = (factor: number): readonly number[] => {
  const random = generator(7);
  return Array.from({ length: 4096 }, () =>
    bucketOf('lcp', 1200 * factor * Math.exp(0.6 * normal(random))),
  );
};
const timesOf = (random: Random, samples: number, from: readonly number[]): Histogram => {
  const histogram: Record<number, number> = {};
  for (let sample = 0; sample < samples; sample += 1) {
    const bucket = from[Math.floor(random() * from.length)] ?? 0;
    histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  }
  return histogram;
};
const plus = (figure: Figures, added: Histogram): Figures => {
  const lcp: Record<number, number> = { ...figure.vitals.lcp };
  for (const [bucket, count] of Object.entries(added))
    lcp[Number(bucket)] = (lcp[Number(bucket)] ?? 0) + count;
  return { ...figure, vitals: { ...figure.vitals, lcp } };
};

const NORMAL = drawnFrom(1);

/** Samples of the canary until LCP withdraws it, or Infinity; the default release has nine times as many. */
const samplesUntil = (random: Random, canary: readonly number[], most: number): number => {
  let comparison = begin();
  let now: BothFigures = { candidate: NO_FIGURES, baseline: NO_FIGURES };
  for (let samples = 25; samples <= most; samples += 25) {
    now = {
      candidate: plus(now.candidate, timesOf(random, 25, canary)),
      baseline: plus(now.baseline, timesOf(random, 225, NORMAL)),
    };
    comparison = observe(comparison, now);
    if (isWithdrawn(comparison)) return samples;
  }
  return Infinity;
};

describe('the test of LCP', () => {
  const run = (count: number, factor: number, most: number) => {
    const random = generator(6);
    const canary = drawnFrom(factor);
    const needed = Array.from({ length: count }, () => samplesUntil(random, canary, most));
    const sorted = needed.toSorted((one, other) => one - other);
    return {
      withdrawn: needed.filter(Number.isFinite).length,
      median: sorted[Math.floor(count / 2)],
    };
  };

  it.each([
    ['as fast', 1],
    ['15 % slower', 1.15],
  ])('keeps canaries that are %s', (name, factor) => {
    const { withdrawn } = run(100, factor, 3000);
    figures[`LCP ${name}`] = `${withdrawn} of 100 withdrawn`;
    expect(withdrawn).toBeLessThanOrEqual(1);
  });

  it.each([
    ['50 % slower', 1.5, 3000],
    ['twice as slow', 2, 3000],
  ])('withdraws canaries that are %s', (name, factor, most) => {
    const { withdrawn, median } = run(100, factor, most);
    figures[`LCP ${name}`] = { withdrawn: `${withdrawn} of 100`, medianSamples: median };
    expect(withdrawn).toBe(100);
  });
});
