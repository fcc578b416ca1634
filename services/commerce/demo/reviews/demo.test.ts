import { seed } from '../seed/index.ts';
import { locales } from '../seed/vocabulary.ts';
import { demoOf } from './demo-of.ts';
import { bundleReviews } from './bundles.ts';
import { otherReviews } from './others.ts';
import { redReviews } from './reds.ts';
import { roseAndSparklingReviews } from './rose-and-sparkling.ts';
import { whiteReviews } from './whites.ts';
import { soldQuantities } from './sold-quantities.ts';

const codes = [...seed.skus, ...seed.bundles].map(({ code }) => code);
const reviews = codes.flatMap((code) => demoOf(code).reviews);

describe('what the demonstration begins with', () => {
  it('S1 is about items there are', () => {
    const named = [
      soldQuantities,
      redReviews,
      whiteReviews,
      roseAndSparklingReviews,
      otherReviews,
      bundleReviews,
    ].flatMap((it) => Object.keys(it));
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('S1 are reviews of half of the catalogue, in all languages, of every number of stars', () => {
    const reviewed = codes.filter((code) => demoOf(code).reviews.length > 0);
    expect(reviewed.length).toBeGreaterThan(codes.length / 2);
    expect(new Set(reviews.map((it) => it.locale))).toEqual(new Set(locales));
    expect(new Set(reviews.map((it) => it.rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('S1 repeats no text', () => {
    const texts = reviews.map((it) => it.text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
