/** Ids of the controls of a list begin with this: what has the focus is found again in the list that follows. */
export const LISTING_ID = 'listing-';

export const COUNT_ID = `${LISTING_ID}count`;
export const FILTERS_ID = `${LISTING_ID}filters`;
