import type { FastifyInstance } from 'fastify';
import { condition, everything, within } from '../condition.ts';
import type { Resource, Row } from '../define-resource.ts';
import { singleDocument } from '../document/build-document.ts';
import { loadRelated } from '../document/load-related.ts';
import { findRow } from '../find-row.ts';
import { accessDenied, recordNotFound, resourceNotFound } from '../problem.ts';
import { parseQuery } from '../query/parse-query.ts';
import { definitionOf } from '../registry.ts';
import { mayDo } from '../scope.ts';
import {
  documentContext,
  sendDocument,
  sendProblems,
  type Api,
  type Parameters,
} from './api-context.ts';
import { listRows } from './list-rows.ts';

interface Path {
  type: string;
  id: string;
  relationship: string;
}

/** GET of a list, of a row, of a singleton and of a row's relationship. */
export const registerReadRoutes = (app: FastifyInstance, api: Api): void => {
  const singletons = new Map<string, Resource>();
  for (const resource of api.registry.values())
    if (resource.singleton) singletons.set(resource.singleton, resource);

  app.get<{ Params: Path; Querystring: Parameters }>('/api/:type', (request, reply) => {
    const { type } = request.params;
    const context = documentContext(api, request);
    const singleton = singletons.get(type);
    const resource = singleton ?? api.registry.get(type);
    if (resource === undefined) return sendProblems(reply, [resourceNotFound]);
    if (!mayDo(resource, context.viewer, singleton ? 'retrieve' : 'list'))
      return sendProblems(reply, [accessDenied]);
    const query = parseQuery(api.registry, resource, request.query);
    if (!query.ok) return sendProblems(reply, query.problems);
    if (singleton) {
      const row = resource.findSingleton?.(context);
      if (row === undefined) return sendProblems(reply, [recordNotFound]);
      return sendDocument(reply, singleDocument(context, resource, row, query.value));
    }
    const target = { path: type, parameters: request.query };
    return sendDocument(reply, listRows(context, resource, query.value, target, everything));
  });

  app.get<{ Params: Path; Querystring: Parameters }>('/api/:type/:id', (request, reply) => {
    const context = documentContext(api, request);
    const resource = api.registry.get(request.params.type);
    if (resource === undefined) return sendProblems(reply, [resourceNotFound]);
    if (!mayDo(resource, context.viewer, 'retrieve')) return sendProblems(reply, [accessDenied]);
    const query = parseQuery(api.registry, resource, request.query);
    if (!query.ok) return sendProblems(reply, query.problems);
    const row = findRow(context, resource, request.params.id);
    if (!row.ok) return sendProblems(reply, row.problems);
    return sendDocument(reply, singleDocument(context, resource, row.value, query.value));
  });

  app.get<{ Params: Path; Querystring: Parameters }>(
    '/api/:type/:id/:relationship',
    (request, reply) => {
      const { type, id, relationship: name } = request.params;
      const context = documentContext(api, request);
      const parent = api.registry.get(type);
      const relationship = parent?.shape.relationships[name];
      if (!parent || !relationship) return sendProblems(reply, [resourceNotFound]);
      if (!mayDo(parent, context.viewer, 'retrieve')) return sendProblems(reply, [accessDenied]);
      const row = findRow(context, parent, id);
      if (!row.ok) return sendProblems(reply, row.problems);

      const toMany =
        relationship.cardinality === 'many' ||
        (relationship.cardinality === 'derived' && !relationship.single);
      if (toMany) {
        const target = definitionOf(api.registry, relationship.target);
        const query = parseQuery(api.registry, target, request.query);
        if (!query.ok) return sendProblems(reply, query.problems);
        const related = (): string[] =>
          (loadRelated(api.registry, context, parent, name, [row.value]).get(id) ?? []).map(
            (it) => it.row.id,
          );
        const only =
          relationship.cardinality === 'many'
            ? condition(`t."${relationship.inverse}_id" = ?`, id)
            : within('t.id', related());
        const list = { path: `${type}/${id}/${name}`, parameters: request.query };
        return sendDocument(reply, listRows(context, target, query.value, list, only));
      }
      const [found] = loadRelated(api.registry, context, parent, name, [row.value]).get(id) ?? [];
      if (found === undefined) return sendDocument(reply, { data: null });
      const query = parseQuery(api.registry, found.resource, request.query);
      if (!query.ok) return sendProblems(reply, query.problems);
      const document = singleDocument(context, found.resource, found.row as Row, query.value);
      return sendDocument(reply, document);
    },
  );
};
