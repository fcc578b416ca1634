import type { CatalogueQuery, ListingQuery } from '@shop/contracts/commerce/catalogue';
import type { RelatedArg } from './related.ts';

/** Related items shown beside a product. */
export const RELATED_COUNT = 4;
/** The item itself may be among those found, and the lists overlap. */
const ASKED = RELATED_COUNT * 2;
/** What costs between two thirds and one and a half times as much is of a like price. */
const LIKE_PRICE = 1.5;

/**
 * What the index is asked for, nearest first: the same grape or region at a like price in the same category, then the
 * category at a like price, then the category.
 */
export const relatedQueries = (arg: RelatedArg): readonly ListingQuery[] => {
  const { market, locale, category, grapes, region, cents } = arg;
  const base: ListingQuery = { market, locale, category, available: true, pageSize: ASKED };
  const price = cents !== null && {
    price: { from: Math.round(cents / LIKE_PRICE), to: Math.round(cents * LIKE_PRICE) },
  };
  return [
    ...(grapes.length > 0 ? [{ ...base, ...price, grape: grapes }] : []),
    ...(region !== null ? [{ ...base, ...price, region: [region] }] : []),
    ...(price ? [{ ...base, ...price }] : []),
    base,
  ];
};

/** What the platform is asked in the index's place: the first of the category by name. */
export const relatedFallback = ({ category }: RelatedArg): CatalogueQuery => ({
  category,
  pageSize: RELATED_COUNT + 1,
  sort: 'name',
});
