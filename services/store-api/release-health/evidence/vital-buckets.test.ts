import { BUCKETS, bucketOf, limitOf, p75Bucket, p75Of, samplesAbove } from './vital-buckets.ts';

describe('buckets of vitals', () => {
  it('contain the values up to their limit', () => {
    for (const vital of ['lcp', 'inp', 'cls'] as const)
      for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
        const limit = limitOf(vital, bucket);
        expect(bucketOf(vital, limit)).toBe(bucket);
        expect(bucketOf(vital, limit * 1.001)).toBe(Math.min(BUCKETS - 1, bucket + 1));
      }
    expect([bucketOf('lcp', 0), bucketOf('lcp', 120_000)]).toEqual([0, BUCKETS - 1]);
  });

  it('are 20 % apart by two', () => {
    expect(limitOf('lcp', 12) / limitOf('lcp', 10)).toBeCloseTo(1.2);
  });

  it('give the 75th percentile by the limit of its bucket', () => {
    const histogram = { 10: 50, 20: 25, 30: 25 };
    expect(p75Bucket(histogram)).toBe(20);
    expect(p75Of('lcp', histogram)).toBe(limitOf('lcp', 20));
    expect(samplesAbove(histogram, 20)).toBe(25);
    expect(p75Of('lcp', {})).toBeNull();
  });
});
