import type { DemoReview } from './demo-review.ts';
import { bundleReviews } from './bundles.ts';
import { otherReviews } from './others.ts';
import { redReviews } from './reds.ts';
import { roseAndSparklingReviews } from './rose-and-sparkling.ts';
import { whiteReviews } from './whites.ts';
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
