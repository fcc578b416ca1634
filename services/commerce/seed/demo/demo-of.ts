import type { DemoReview } from './demo-review.ts';
import { bundleReviews } from './reviews/bundles.ts';
import { otherReviews } from './reviews/others.ts';
import { redReviews } from './reviews/reds.ts';
import { roseAndSparklingReviews } from './reviews/rose-and-sparkling.ts';
import { whiteReviews } from './reviews/whites.ts';
import { soldQuantities } from './sold-quantities.ts';

const reviews: Readonly<Record<string, readonly DemoReview[]>> = {
  ...redReviews,
  ...whiteReviews,
  ...roseAndSparklingReviews,
  ...otherReviews,
  ...bundleReviews,
};

/** `metadata.demo`: reviews and pieces sold that the demonstration begins with. The shop's service takes them over. */
export const demoOf = (code: string): { sold: number; reviews: readonly DemoReview[] } => ({
  sold: soldQuantities[code] ?? 0,
  reviews: reviews[code] ?? [],
});
