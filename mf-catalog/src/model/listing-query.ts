export const SORTS = ['name', 'price', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** Cards on one page of a category; the platform gives at most 25 a page (section K). */
export const PAGE_SIZE = 24;

export interface ListingQuery {
  sort: Sort;
  /** From 1. */
  page: number;
}

const isSort = (value: string | null): value is Sort => SORTS.some((it) => it === value);

/** Sort and page of a category's address; anything unreadable stands for the default. */
export const parseListingQuery = (query: URLSearchParams): ListingQuery => {
  const sort = query.get('sort');
  const page = query.get('page') ?? '';
  return {
    sort: isSort(sort) ? sort : 'name',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

/** The query part of a category's address, without what is the default: `?sort=price&page=2`. */
export const listingSearch = ({ sort, page }: ListingQuery): string => {
  const query = new URLSearchParams();
  if (sort !== 'name') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
