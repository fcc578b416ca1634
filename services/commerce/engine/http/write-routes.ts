import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Action, Operation, Resource } from '../definition/define-resource.ts';
import { singleDocument, type DocumentContext } from '../document/build-document.ts';
import { findRow } from '../store/find-row.ts';
import {
  accessDenied,
  recordNotFound,
  resourceNotFound,
  type Result,
} from '../definition/problem.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runOperation } from '../definition/run-operation.ts';
import { mayDo } from '../definition/scope.ts';
import { readInput } from '../write/read-input.ts';
import { createRow, removeRow, updateRow } from '../write/write-row.ts';
import {
  documentContext,
  sendDocument,
  sendProblems,
  type Api,
  type Parameters,
} from './api-context.ts';
import { singletonsOf } from './api-paths.ts';

interface Path {
  type: string;
  id: string;
}

type WriteRequest = FastifyRequest<{ Params: Path; Querystring: Parameters }>;

/** POST, PATCH and DELETE. Each is one transaction: committed whole before it is answered. */
export const registerWriteRoutes = (app: FastifyInstance, api: Api): void => {
  const singletons = singletonsOf(api.registry);
  const { record, mayCall } = api;

  const write = (
    request: WriteRequest,
    reply: FastifyReply,
    action: Action,
    work: (operation: Operation, resource: Resource, context: DocumentContext) => Result<string>,
  ): FastifyReply => {
    const context = documentContext(api, request);
    const { type } = request.params;
    const resource = api.registry.get(type) ?? singletons.get(type);
    if (resource === undefined || resource.internal) return sendProblems(reply, [resourceNotFound]);
    if (!mayDo(resource, context.viewer, action)) return sendProblems(reply, [accessDenied]);
    const query = parseQuery(api.registry, resource, request.query, context.viewer);
    if (!query.ok) return sendProblems(reply, query.problems);
    const result = runOperation({ ...context, record, mayCall }, (operation) => {
      const done = work(operation, resource, context);
      if (done.ok)
        operation.emit(resource.shape.type, done.value, action === 'delete' ? 'destroy' : action);
      return done;
    });
    if (!result.ok) return sendProblems(reply, result.problems);
    if (action === 'delete') return reply.code(204).send();
    // The writer sees the row it has written, even where the new state hides it from a later read.
    const row = api.store.get(resource.shape.type, result.value);
    if (row === undefined) return sendProblems(reply, [recordNotFound]);
    const document = singleDocument(context, resource, row, query.value);
    return sendDocument(reply, document, action === 'create' ? 201 : 200);
  };

  app.post<{ Params: Path; Querystring: Parameters }>('/api/:type', (request, reply) =>
    write(request as WriteRequest, reply, 'create', (operation, resource) => {
      const mode = { mode: 'create' } as const;
      const input = readInput(api.registry, operation, resource, request.body, mode);
      return input.ok ? createRow(operation, resource, input.value) : input;
    }),
  );

  const update = (request: WriteRequest, reply: FastifyReply, singleton: boolean) =>
    write(request, reply, 'update', (operation, resource) => {
      const id = singleton ? resource.findSingleton?.(operation)?.id : request.params.id;
      const row = findRow(operation, resource, id ?? '');
      if (!row.ok) return row;
      const mode = { mode: 'update', id: row.value.id } as const;
      const input = readInput(api.registry, operation, resource, request.body, mode);
      return input.ok ? updateRow(operation, resource, row.value, input.value) : input;
    });
  app.patch<{ Params: Path; Querystring: Parameters }>('/api/:type/:id', (request, reply) =>
    update(request as WriteRequest, reply, false),
  );
  app.patch<{ Params: Path; Querystring: Parameters }>('/api/:type', (request, reply) =>
    singletons.has(request.params.type)
      ? update(request as WriteRequest, reply, true)
      : sendProblems(reply, [resourceNotFound]),
  );

  app.delete<{ Params: Path; Querystring: Parameters }>('/api/:type/:id', (request, reply) =>
    write(request as WriteRequest, reply, 'delete', (operation, resource) => {
      const row = findRow(operation, resource, request.params.id);
      return row.ok ? removeRow(operation, api.registry, resource, row.value) : row;
    }),
  );
};
