import type { ListResponse } from '@commercelayer/sdk';

/** One page of a list; `page` counts from 1. */
export interface Paged<T> {
  items: readonly T[];
  page: number;
  pageCount: number;
  total: number;
}

/** Maps a page of the SDK's list. */
export const toPaged = <R extends object, T>(
  list: { meta: ListResponse['meta'] } & Iterable<R>,
  translate: (it: R) => T,
): Paged<T> => ({
  items: Array.from(list, translate),
  page: list.meta.currentPage,
  pageCount: list.meta.pageCount,
  total: list.meta.recordCount,
});
