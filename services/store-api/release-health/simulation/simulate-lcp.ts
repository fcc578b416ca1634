import { NO_FIGURES, type Figures } from '../counts/figures.ts';
import { type BothFigures, observe } from '../evidence/comparison.ts';
import { bucketOf, type Histogram } from '../evidence/vital-buckets.ts';
import { begin, isWithdrawn } from './trial.ts';
import { generator, type Random } from './random.ts';

/** Times in ms with a median of 1.2 s and a 75th percentile of 1.8 s (log-normal). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
/** Buckets of equally probable samples, to draw from quickly. */
const sampleTimes = (factor: number): readonly number[] => {
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

/** Samples of the canary after which a trial ends. */
const MOST_SAMPLES = 3000;
const NORMAL = sampleTimes(1);

/** Samples of the canary until LCP withdraws it, or Infinity; the default release has nine times as many. */
const samplesUntil = (random: Random, canary: readonly number[]): number => {
  let comparison = begin();
  let now: BothFigures = { candidate: NO_FIGURES, baseline: NO_FIGURES };
  for (let samples = 25; samples <= MOST_SAMPLES; samples += 25) {
    now = {
      candidate: plus(now.candidate, timesOf(random, 25, canary)),
      baseline: plus(now.baseline, timesOf(random, 225, NORMAL)),
    };
    comparison = observe(comparison, now);
    if (isWithdrawn(comparison)) return samples;
  }
  return Infinity;
};

/** Withdrawals of canaries that are slower by a factor, and the median of the samples they needed. */
export const runLcpTrials = (count: number, factor: number) => {
  const random = generator(6);
  const canary = sampleTimes(factor);
  const needed = Array.from({ length: count }, () => samplesUntil(random, canary));
  const sorted = needed.toSorted((one, other) => one - other);
  return {
    trials: count,
    withdrawn: needed.filter(Number.isFinite).length,
    medianSamples: sorted[Math.floor(count / 2)] ?? Infinity,
  };
};
