let last = 0;

/** Tells the wishes of a page apart. */
export const nextWishId = (): string => {
  last += 1;
  return `wish-${last}`;
};
