/** From this stock downwards the number of pieces is told (section K, availability display threshold). */
const AVAILABILITY_THRESHOLD = 5;

export type Availability =
  { kind: 'sold-out' } | { kind: 'few'; count: number } | { kind: 'in-stock' };

/**
 * What the shopper reads about the stock of an item.
 *
 * @param stock pieces that can be sold now in this market
 */
export const availabilityOf = (stock: number): Availability => {
  if (!(stock >= 1)) return { kind: 'sold-out' };
  return stock <= AVAILABILITY_THRESHOLD
    ? { kind: 'few', count: Math.floor(stock) }
    : { kind: 'in-stock' };
};
