/** Sum and number of stars of published reviews. */
export interface Rating {
  sum: number;
  count: number;
}

/** Ratings and sales, by item key. */
export interface Popularity {
  ratings: ReadonlyMap<string, Rating>;
  /** Sold quantity, by market code and item key. */
  sold: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Weight of the prior in the Bayesian average, in reviews. */
const DOUBT = 4;
const USUAL_STARS = 3.5;

/**
 * Sort key of the rating (Bayesian average); 0 without reviews. A single five-star review ranks below fifty with an
 * average of 4.8.
 */
export const scoreOf = (rating: Rating | undefined): number =>
  rating && rating.count > 0
    ? Math.round(((rating.sum + DOUBT * USUAL_STARS) / (rating.count + DOUBT)) * 100_000)
    : 0;

/** The displayed rating: average with one decimal, and number of reviews; null without any. */
export const displayedRating = (
  rating: Rating | undefined,
): { average: number; count: number } | null =>
  rating && rating.count > 0
    ? { average: Math.round((rating.sum / rating.count) * 10) / 10, count: rating.count }
    : null;
