import type { Condition } from '../condition.ts';
import type { Resource } from '../define-resource.ts';
import { badRequest, failure, success, type Result } from '../problem.ts';
import type { Registry } from '../registry.ts';
import { compileFilter } from './compile-filter.ts';
import { compileSort } from './compile-sort.ts';
import { parseInclude, type IncludeTree } from './parse-include.ts';
import { parsePage, type Page } from './parse-page.ts';

/** Sparse field sets by resource type; a type that is absent shows everything. */
export type SparseFields = ReadonlyMap<string, ReadonlySet<string>>;

export interface Query {
  readonly filter: Condition;
  readonly orderBy: string;
  readonly page: Page;
  readonly include: IncludeTree;
  readonly fields: SparseFields;
}

/** Reads the query string of a request on `resource`. */
export const parseQuery = (
  registry: Registry,
  resource: Resource,
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): Result<Query> => {
  const filters = new Map<string, string>();
  const fields = new Map<string, ReadonlySet<string>>();
  const plain = new Map<string, string>();
  for (const [name, given] of Object.entries(parameters)) {
    const value = Array.isArray(given) ? given.join(',') : (given ?? '');
    const filter = /^filter\[q\]\[([^\]]+)\](\[\])?$/.exec(name)?.[1];
    const fieldType = /^fields\[([^\]]+)\]$/.exec(name)?.[1];
    if (filter !== undefined) filters.set(filter, value);
    else if (fieldType !== undefined)
      fields.set(fieldType, new Set(value.split(',').map((it) => it.trim())));
    else if (name.startsWith('filter['))
      return failure(
        badRequest('INVALID_FILTERS_SYNTAX', 'Invalid filters syntax', `${name} is not valid.`),
      );
    else plain.set(name, value);
  }
  const page = parsePage(plain.get('page[number]'), plain.get('page[size]'));
  if (!page.ok) return page;
  const orderBy = compileSort(resource, plain.get('sort'));
  if (!orderBy.ok) return orderBy;
  const include = parseInclude(registry, resource, plain.get('include'));
  if (!include.ok) return include;
  const filter = compileFilter(registry, resource, filters);
  if (!filter.ok) return filter;
  return success({
    filter: filter.value,
    orderBy: orderBy.value,
    page: page.value,
    include: include.value,
    fields,
  });
};
