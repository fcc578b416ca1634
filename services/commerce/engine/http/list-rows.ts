import { and, everything, within, type Condition } from '../store/condition.ts';
import type { Resource, Row } from '../definition/define-resource.ts';
import { listDocument, type DocumentContext } from '../document/build-document.ts';
import type { Query } from '../query/parse-query.ts';
import { scopeOf } from '../definition/scope.ts';
import type { Store } from '../store/store.ts';
import type { Parameters } from './api-context.ts';

const pageLinks = (
  url: string,
  parameters: Parameters,
  { page }: Pick<Query, 'page'>,
  pages: number,
) => {
  const to = (number: number): string => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) search.set(name, String(value));
    search.set('page[number]', String(number));
    search.set('page[size]', String(page.size));
    return `${url}?${search}`;
  };
  return {
    first: to(1),
    ...(page.number > 1 && { prev: to(page.number - 1) }),
    ...(page.number < pages && { next: to(page.number + 1) }),
    last: to(pages),
  };
};

/**
 * One page of the rows that fit, and how many there are. In the table's own order all that fit are found at once and
 * remembered, so the last page takes no longer than the first.
 */
const pageOf = (
  store: Store,
  { shape: { type }, sumOf }: Resource,
  where: Condition,
  { page, orderBy }: Query,
): { readonly total: number; readonly rows: readonly Row[] } => {
  const offset = (page.number - 1) * page.size;
  if (where === everything || sumOf || orderBy !== 'ORDER BY t.rowid') {
    const total = store.count(type, where);
    const tail = `${orderBy} LIMIT ${page.size} OFFSET ${offset}`;
    // Beyond the last page there is nothing to look for, and looking costs as much as counting did.
    return { total, rows: offset < total ? store.select(type, where, tail) : [] };
  }
  const places = store.places(type, where);
  const onPage = [...places.subarray(offset, offset + page.size)];
  const rows = onPage.length > 0 ? store.select(type, within('t.rowid', onPage)) : [];
  return { total: places.length, rows };
};

/** The list document of the rows a filter, the viewer's scope and `only` leave. */
export const listRows = (
  context: DocumentContext,
  resource: Resource,
  query: Query,
  request: { readonly path: string; readonly parameters: Parameters },
  only: Condition,
): Record<string, unknown> => {
  const where = and(only, query.filter, scopeOf(resource, context.viewer, 'list'));
  const { total, rows } = pageOf(context.store, resource, where, query);
  const pages = Math.max(1, Math.ceil(total / query.page.size));
  return {
    ...listDocument(context, resource, rows, query),
    meta: { record_count: total, page_count: pages },
    links: pageLinks(`${context.base}/${request.path}`, request.parameters, query, pages),
  };
};

/** The list document of a relationship to something the platform does not keep. */
export const emptyList = (url: string, parameters: Parameters): Record<string, unknown> => ({
  data: [],
  meta: { record_count: 0, page_count: 1 },
  links: pageLinks(url, parameters, { page: { number: 1, size: 10 } }, 1),
});
