/** The Web Vitals of a report. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/** Ratio of two neighboring bucket limits: two steps are 20 %. */
const STEP = Math.sqrt(1.2);
/** Upper limit of the first bucket: ms, or the unit of CLS. */
const FIRST: Readonly<Record<Vital, number>> = { lcp: 50, inp: 8, cls: 0.001 };
/** From 50 ms to 50 s, from 8 ms to 8 s, from 0.001 to 1. */
export const BUCKETS = 77;

/** Sample counts by bucket; missing ones are 0. */
export type Histogram = Readonly<Record<number, number>>;

/** Bucket of a value: 0 up to the first limit, the last one above all. */
export const bucketOf = (vital: Vital, value: number): number =>
  value <= FIRST[vital]
    ? 0
    : Math.min(BUCKETS - 1, Math.ceil(Math.log(value / FIRST[vital]) / Math.log(STEP) - 1e-9));

/** Upper limit of a bucket, in the vital's unit. */
export const limitOf = (vital: Vital, bucket: number): number => FIRST[vital] * STEP ** bucket;

export const samplesIn = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** Samples above a bucket. */
export const samplesAbove = (histogram: Histogram, bucket: number): number =>
  Object.entries(histogram).reduce(
    (sum, [at, count]) => (Number(at) > bucket ? sum + count : sum),
    0,
  );

/** Bucket that contains the 75th percentile; null without samples. */
export const p75Bucket = (histogram: Histogram): number | null => {
  const samples = samplesIn(histogram);
  if (samples === 0) return null;
  let below = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    below += histogram[bucket] ?? 0;
    if (below >= samples * 0.75) return bucket;
  }
  return BUCKETS - 1;
};

/** Upper limit of the bucket that contains the 75th percentile; null without samples. */
export const p75Of = (vital: Vital, histogram: Histogram): number | null => {
  const bucket = p75Bucket(histogram);
  return bucket === null ? null : limitOf(vital, bucket);
};

/** What histograms say of each vital. */
export interface VitalsSummary {
  /** 75th percentiles: ms; CLS has no unit. Null without samples. */
  p75: Readonly<Record<Vital, number | null>>;
  samples: Readonly<Record<Vital, number>>;
}

export const summarizeVitals = ({
  lcp,
  inp,
  cls,
}: Readonly<Record<Vital, Histogram>>): VitalsSummary => ({
  p75: { lcp: p75Of('lcp', lcp), inp: p75Of('inp', inp), cls: p75Of('cls', cls) },
  samples: { lcp: samplesIn(lcp), inp: samplesIn(inp), cls: samplesIn(cls) },
});
