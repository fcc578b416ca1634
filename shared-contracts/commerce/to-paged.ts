import type { ListResponse } from '@commercelayer/sdk';
import type { Paged } from './paged.ts';

/** A page of the SDK's list with each item translated. */
export const toPaged = <R extends object, T>(
  list: { meta: ListResponse['meta'] } & Iterable<R>,
  translate: (it: R) => T,
): Paged<T> => ({
  items: Array.from(list, translate),
  page: list.meta.currentPage,
  pageCount: list.meta.pageCount,
  total: list.meta.recordCount,
});
