/** Stars of published reviews: their sum, and how many there are. */
export interface Rating {
  sum: number;
  count: number;
}

/** What an item's place among the best rated and the best selling hangs on, by the item's key. */
export interface Popularity {
  ratings: ReadonlyMap<string, Rating>;
  /** Pieces sold, by the market's code and the item's key. */
  sold: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Few reviews say little: as if so many more had given the usual number of stars. */
const DOUBT = 4;
const USUAL_STARS = 3.5;

/**
 * Orders items by their reviews, the higher the better; 0 for one without any. A single five-star review does not go
 * before fifty of 4.8 on average.
 */
export const scoreOf = (rating: Rating | undefined): number =>
  rating && rating.count > 0
    ? Math.round(((rating.sum + DOUBT * USUAL_STARS) / (rating.count + DOUBT)) * 100_000)
    : 0;

/** As it is shown: one decimal, and how many reviews; null without any. */
export const shownRating = (
  rating: Rating | undefined,
): { average: number; count: number } | null =>
  rating && rating.count > 0
    ? { average: Math.round((rating.sum / rating.count) * 10) / 10, count: rating.count }
    : null;
