import { within } from '../store/condition.ts';
import type { Resource, Row } from '../definition/define-resource.ts';
import { singleDocument, type DocumentContext } from '../document/build-document.ts';
import { loadRelated, pointingAt } from '../document/load-related.ts';
import { failure, resourceNotFound, success, type Result } from '../definition/problem.ts';
import { parseQuery } from '../query/parse-query.ts';
import { isToMany } from '../definition/relationship.ts';
import type { Parameters } from './api-context.ts';
import { emptyList, listRows } from './list-rows.ts';

/** A relationship of a row, and the requested path. */
export interface RelatedTarget {
  readonly parent: Resource;
  readonly row: Row;
  readonly name: string;
  /** The parent's address below `/api/`. */
  readonly path: string;
}

/** `GET /api/<type>/<id>/<relationship>`: the related rows, a page of them or the one there is. */
export const relatedDocument = (
  context: DocumentContext,
  { parent, row, name, path }: RelatedTarget,
  parameters: Parameters,
): Result<Record<string, unknown>> => {
  const { registry, viewer, base } = context;
  const relationship = parent.shape.relationships[name];
  if (relationship === undefined) return failure(resourceNotFound);
  const load = () => loadRelated(registry, context, parent, name, [row]).get(row.id) ?? [];
  if (isToMany(relationship) && relationship.cardinality !== 'polymorphic') {
    const target = registry.get(relationship.target);
    if (target === undefined) return success(emptyList(`${base}/${path}/${name}`, parameters));
    const query = parseQuery(registry, target, parameters, viewer);
    if (!query.ok) return query;
    // A page needs no more than a condition: there may be a hundred thousand rows.
    const only =
      relationship.cardinality === 'many'
        ? pointingAt(target, relationship.inverse, parent, [row.id])
        : within(
            't.id',
            load().map((it) => it.row.id),
          );
    const list = { path: `${path}/${name}`, parameters };
    return success(listRows(context, target, query.value, list, only));
  }
  const [found] = load();
  if (found === undefined) return success({ data: null });
  const query = parseQuery(registry, found.resource, parameters, viewer);
  return query.ok
    ? success(singleDocument(context, found.resource, found.row, query.value))
    : query;
};

/** `GET /api/<type>/<id>/relationships/<relationship>`: types and ids of the related rows. */
export const linkageDocument = (
  context: DocumentContext,
  { parent, row, name, path }: RelatedTarget,
): Result<Record<string, unknown>> => {
  const { registry, base } = context;
  const relationship = parent.shape.relationships[name];
  if (relationship === undefined) return failure(resourceNotFound);
  const found = loadRelated(registry, context, parent, name, [row]).get(row.id) ?? [];
  const links = found.map((it) => ({ type: it.resource.shape.type, id: it.row.id }));
  return success({
    links: {
      self: `${base}/${path}/relationships/${name}`,
      related: `${base}/${path}/${name}`,
    },
    data: isToMany(relationship) ? links : (links[0] ?? null),
  });
};
