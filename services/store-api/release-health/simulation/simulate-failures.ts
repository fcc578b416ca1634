import { NO_FIGURES, type Figures } from '../counts/figures.ts';
import { type BothFigures, observe } from '../evidence/comparison.ts';
import { begin, isWithdrawn } from './trial.ts';
import { binomial, generator, type Random } from './random.ts';

/** A shop of moderate traffic; rates per page view. */
export const SHOP = { visitsPerSecond: 50, share: 0.1, rate: 0.005 };

const withViews = (figures: Figures, views: number, failed: number): Figures => ({
  ...figures,
  views: figures.views + views,
  failedViews: figures.failedViews + failed,
  failingNetworks: figures.failingNetworks + failed,
});

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

export const runTrials = (count: number, seed: number, trial: Trial) => {
  const random = generator(seed);
  const times = Array.from({ length: count }, () => runTrial(random, trial));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    trials: count,
    withdrawn: times.filter(Number.isFinite).length,
    median: sorted[Math.floor(count / 2)] ?? Infinity,
    slowest99: sorted[Math.floor(count * 0.99)] ?? Infinity,
    slowest: sorted.at(-1) ?? Infinity,
  };
};
