import type { Condition } from '../store/condition.ts';
import type { Resource } from '../definition/define-resource.ts';
import { badRequest, failure, success, type Result } from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import { compileFilter } from './compile-filter.ts';
import { compileSort } from './compile-sort.ts';
import { parseFields, type SparseFields } from './parse-fields.ts';
import { system, type Viewer } from '../definition/viewer.ts';
import { parseInclude, type IncludeTree } from './parse-include.ts';
import { parsePage, type Page } from './parse-page.ts';

export type { SparseFields };

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
  viewer: Viewer = system,
): Result<Query> => {
  const filters = new Map<string, string>();
  const fieldSets = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const [name, given] of Object.entries(parameters)) {
    const value = Array.isArray(given) ? given.join(',') : (given ?? '');
    const filter = /^filter\[q\]\[([^\]]+)\](\[\])?$/.exec(name)?.[1];
    const fieldType = /^fields\[([^\]]+)\]$/.exec(name)?.[1];
    if (filter !== undefined) filters.set(filter, value);
    else if (fieldType !== undefined) fieldSets.set(fieldType, value);
    else if (/^filter(\[|$)/.test(name))
      return failure(
        badRequest('INVALID_FILTERS_SYNTAX', 'Invalid filters syntax', `${name} is not valid.`),
      );
    else if (name === 'fields')
      return failure(
        badRequest(
          'INVALID_FIELD_FORMAT',
          'Invalid field format',
          'Fields parameter must specify a type.',
        ),
      );
    else if (/^page(\[|$)/.test(name) && !['page[number]', 'page[size]'].includes(name))
      return failure(
        badRequest(
          'INVALID_PAGE_OBJECT',
          'Invalid page object',
          `${name} is not a valid page parameter.`,
        ),
      );
    else plain.set(name, value);
  }
  const page = parsePage(plain.get('page[number]'), plain.get('page[size]'));
  if (!page.ok) return page;
  const orderBy = compileSort(registry, resource, plain.get('sort'));
  if (!orderBy.ok) return orderBy;
  const include = parseInclude(registry, resource, plain.get('include'));
  if (!include.ok) return include;
  const filter = compileFilter({ registry, viewer }, resource, filters);
  if (!filter.ok) return filter;
  const fields = parseFields(registry, fieldSets);
  if (!fields.ok) return fields;
  return success({
    filter: filter.value,
    orderBy: orderBy.value,
    page: page.value,
    include: include.value,
    fields: fields.value,
  });
};
