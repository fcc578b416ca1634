import { and, everything, type Condition } from '../condition.ts';
import type { Resource, Row } from '../define-resource.ts';
import { listDocument, type DocumentContext } from '../document/build-document.ts';
import type { Query } from '../query/parse-query.ts';
import { scopeOf } from '../scope.ts';
import type { Parameters } from './api-context.ts';
import { isSoonFound, MANY } from './is-soon-found.ts';

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

/** The list document of the rows a filter, the viewer's scope and `within` leave. */
export const listRows = (
  context: DocumentContext,
  resource: Resource,
  query: Query,
  request: { readonly path: string; readonly parameters: Parameters },
  within: Condition,
): Record<string, unknown> => {
  const { type } = resource.shape;
  const where = and(within, query.filter, scopeOf(resource, context.viewer, 'list'));
  const total = context.store.count(type, where);
  const pages = Math.max(1, Math.ceil(total / query.page.size));
  const offset = (query.page.number - 1) * query.page.size;
  const find = () =>
    context.store.select(
      type,
      where,
      `${query.orderBy} LIMIT ${query.page.size} OFFSET ${offset}`,
      !resource.sumOf &&
        query.orderBy === 'ORDER BY t.rowid' &&
        total >= MANY &&
        isSoonFound({
          total,
          end: offset + query.page.size,
          all: context.store.count(type, everything),
        }),
    ) as Row[];
  // Beyond the last page there is nothing to look for, and looking costs as much as counting did.
  const rows = offset < total ? find() : [];
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
