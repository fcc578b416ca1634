interface Page {
  /** Rows that fit. */
  total: number;
  /** Rows of the table. */
  all: number;
  /** Place of the page's last row among those that fit. */
  end: number;
}

/** Fewer rows that fit are found soonest through an index, whatever page is asked for. */
export const MANY = 1000;

/**
 * Whether a page is found sooner by going through the table in its order until it is full than by finding every row
 * that fits and putting them in order: so with the first pages of a filter that lets many rows through.
 */
export const isSoonFound = ({ total, all, end }: Page): boolean => {
  const passed = (end * all) / total;
  // A row that is only passed is cheaper than one found by an index; the rest is margin for rows that come late.
  return passed * 4 <= total;
};
