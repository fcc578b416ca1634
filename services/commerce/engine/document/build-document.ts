import type { ReadContext, Resource, Row } from '../definition/define-resource.ts';
import type { Query } from '../query/parse-query.ts';
import type { Registry } from '../definition/registry.ts';
import type { Entry } from './entry.ts';
import { loadIncludes } from './load-includes.ts';
import { partsOfSum } from './parts-of-sum.ts';
import { serialize } from './serialize.ts';

/** What building a document needs besides the rows. */
export interface DocumentContext extends ReadContext {
  readonly registry: Registry;
  readonly base: string;
  readonly organizationId: string;
}

const build = (context: DocumentContext, entries: readonly Entry[], query: Query) => {
  const included = loadIncludes(context.registry, context, entries, query.include);
  const options = { ...context, fields: query.fields };
  return {
    data: serialize(entries, context, options),
    ...(included.length > 0 && { included: serialize(included, context, options) }),
  };
};

/** The document of one row. */
export const singleDocument = (
  context: DocumentContext,
  resource: Resource,
  row: Row,
  query: Query,
): Record<string, unknown> => {
  const { data, ...rest } = build(
    context,
    partsOfSum(context.registry, context, resource, [row]).map((it) => ({
      ...it,
      via: 'single',
      linkage: new Map(),
    })),
    query,
  );
  return { data: data[0], ...rest };
};

/** The document of one page of rows, without its `meta` and `links`. */
export const listDocument = (
  context: DocumentContext,
  resource: Resource,
  rows: readonly Row[],
  query: Query,
): Record<string, unknown> =>
  build(
    context,
    partsOfSum(context.registry, context, resource, rows).map((it) => ({
      ...it,
      via: 'list',
      linkage: new Map(),
    })),
    query,
  );
