import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { everything } from '../store/condition.ts';
import { singleDocument, type DocumentContext } from '../document/build-document.ts';
import { resourceNotFound, failure, success, type Result } from '../definition/problem.ts';
import { parseQuery } from '../query/parse-query.ts';
import {
  documentContext,
  sendDocument,
  sendProblems,
  type Api,
  type Parameters,
} from './api-context.ts';
import { openResource, rowOfPath, singletonsOf } from './api-paths.ts';
import { listRows } from './list-rows.ts';
import { linkageDocument, relatedDocument, type RelatedTarget } from './related-document.ts';

type Document = Result<Record<string, unknown>>;

/** GET of a list, of a row, of a singleton and of a row's relationships. */
export const registerReadRoutes = (app: FastifyInstance, api: Api): void => {
  const { registry } = api;
  const singletons = singletonsOf(registry);

  const list = (context: DocumentContext, type: string, parameters: Parameters): Document => {
    const resource = openResource(registry.get(type), context, 'list');
    if (!resource.ok) return resource;
    const query = parseQuery(registry, resource.value, parameters, context.viewer);
    if (!query.ok) return query;
    const target = { path: type, parameters };
    return success(listRows(context, resource.value, query.value, target, everything));
  };

  /** The row of an address; `id` null for a singleton's. */
  const single = (
    context: DocumentContext,
    type: string,
    id: string | null,
    parameters: Parameters,
  ): Document => {
    const named = id === null ? singletons.get(type) : registry.get(type);
    const resource = openResource(named, context, 'retrieve');
    if (!resource.ok) return resource;
    const query = parseQuery(registry, resource.value, parameters, context.viewer);
    if (!query.ok) return query;
    const row = rowOfPath(context, resource.value, id);
    return row.ok ? success(singleDocument(context, resource.value, row.value, query.value)) : row;
  };

  /** A relationship of the row of an address, read as `work` does it. */
  const related = (
    context: DocumentContext,
    [type, id, name]: readonly [type: string, id: string | null, name: string],
    work: (context: DocumentContext, target: RelatedTarget) => Document,
  ): Document => {
    const named = id === null ? singletons.get(type) : registry.get(type);
    const parent = openResource(named, context, 'retrieve');
    if (!parent.ok) return parent;
    if (!(name in parent.value.shape.relationships)) return failure(resourceNotFound);
    const row = rowOfPath(context, parent.value, id);
    if (!row.ok) return row;
    const path = id === null ? type : `${type}/${id}`;
    return work(context, { parent: parent.value, row: row.value, name, path });
  };

  const answer = (reply: FastifyReply, document: Document): FastifyReply =>
    document.ok ? sendDocument(reply, document.value) : sendProblems(reply, document.problems);
  const read = (
    path: string,
    work: (context: DocumentContext, steps: readonly string[], parameters: Parameters) => Document,
  ) =>
    app.get(path, (request: FastifyRequest, reply) =>
      answer(
        reply,
        work(
          documentContext(api, request),
          Object.values(request.params as Record<string, string>),
          request.query as Parameters,
        ),
      ),
    );

  read('/api/:type', (context, [type = ''], parameters) =>
    singletons.has(type)
      ? single(context, type, null, parameters)
      : list(context, type, parameters),
  );
  // The segment after a singleton's name is a relationship, because a singleton has no id.
  read('/api/:type/:id', (context, [type = '', id = ''], parameters) =>
    singletons.has(type)
      ? related(context, [type, null, id], (given, target) =>
          relatedDocument(given, target, parameters),
        )
      : single(context, type, id, parameters),
  );
  read('/api/:type/:id/:name', (context, [type = '', id = '', name = ''], parameters) =>
    singletons.has(type) && id === 'relationships'
      ? related(context, [type, null, name], linkageDocument)
      : related(context, [type, id, name], (given, target) =>
          relatedDocument(given, target, parameters),
        ),
  );
  read('/api/:type/:id/relationships/:name', (context, [type = '', id = '', name = '']) =>
    related(context, [type, id, name], linkageDocument),
  );
};
