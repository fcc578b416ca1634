import { parsePriceRange } from './listing-price.ts';
import { sortsOf, type ListingQuery, type ValueFacet } from './listing-query.ts';

/** Values of one facet in one address; more is no one's choice. */
const MOST_VALUES = 30;

const FORMS: Readonly<Record<ValueFacet, RegExp>> = {
  colour: /^[a-z]+$/,
  grape: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  region: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  size: /^[1-9]\d{0,5}$/,
};

/**
 * Reads the state of a list from its address. What cannot be a value is dropped, so that every address leads to
 * a list: the worst one to the unfiltered list.
 *
 * @param search the words searched for; empty in a category
 */
export const parseListingQuery = (query: URLSearchParams, search = ''): ListingQuery => {
  const values = (facet: ValueFacet): readonly string[] =>
    [...new Set(query.getAll(facet))]
      .filter((it) => it.length <= 40 && FORMS[facet].test(it))
      .slice(0, MOST_VALUES)
      .toSorted();
  const sorts = sortsOf({ search });
  const page = query.get('page') ?? '';
  return {
    search,
    colour: values('colour'),
    grape: values('grape'),
    region: values('region'),
    size: values('size'),
    price: parsePriceRange(query.get('price')),
    available: query.get('available') === '1',
    offers: query.get('offers') === '1',
    sort: sorts.find((it) => it === query.get('sort')) ?? sorts[0] ?? 'name',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};
