/** One page of a list; `page` counts from 1. */
export interface Paged<T> {
  items: readonly T[];
  page: number;
  pageCount: number;
  total: number;
}
