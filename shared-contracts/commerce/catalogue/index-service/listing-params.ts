import type { ListingQuery } from './types.ts';

const end = (cents: number | null): string => (cents === null ? '' : String(cents));

/** A listing's query in the form the index and the shop's own addresses share. */
export const listingParams = ({
  market,
  locale,
  category,
  producer,
  search,
  grape = [],
  region = [],
  size = [],
  colour = [],
  price,
  available,
  offers,
  sort,
  page,
  pageSize,
}: ListingQuery): URLSearchParams => {
  const params = new URLSearchParams({ market, locale });
  if (category) params.set('category', category);
  if (producer) params.set('producer', producer);
  if (search) params.set('q', search);
  for (const [name, values] of Object.entries({ grape, region, size, colour }))
    for (const value of values) params.append(name, value);
  if (price) params.set('price', `${end(price.from)}-${end(price.to)}`);
  if (available) params.set('available', '1');
  if (offers) params.set('offers', '1');
  if (sort) params.set('sort', sort);
  if (page) params.set('page', String(page));
  if (pageSize) params.set('per_page', String(pageSize));
  return params;
};
