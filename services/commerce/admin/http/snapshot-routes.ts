import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Outcome,
  removeSnapshot,
  restoreSnapshot,
  takeSnapshot,
} from '../../snapshots/snapshots.ts';
import { resetState } from '../../snapshots/reset-state.ts';
import type { AdminContext } from '../admin-context.ts';
import { answerWrite } from './answer.ts';

const page = '/_admin/snapshots';

const answer = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome, done: string) =>
  answerWrite(request, reply, {
    status: outcome.ok ? 200 : 422,
    body: outcome.ok ? { ms: outcome.ms } : { error: outcome.problem },
    message: outcome.ok ? `${done} in ${outcome.ms} ms.` : `${outcome.problem}.`,
    page,
  });

/** Taking, restoring and removing snapshots, and the reset to the catalogue. */
export const registerSnapshotRoutes = (app: FastifyInstance, context: AdminContext): void => {
  const { store, config } = context;
  // The form has the name among its fields, the endpoint in its path.
  app.post<{ Params: { name?: string }; Body: { name?: string } | undefined }>(
    '/snapshots',
    (request, reply) => {
      const name = request.body?.name ?? '';
      const outcome = takeSnapshot(store, name);
      return answer(request, reply, outcome, `Snapshot “${name}” taken`);
    },
  );
  app.post<{ Params: { name: string } }>('/snapshots/:name', (request, reply) => {
    const { name } = request.params;
    const outcome = takeSnapshot(store, name);
    return answer(request, reply, outcome, `Snapshot “${name}” taken`);
  });
  app.post<{ Params: { name: string } }>('/snapshots/:name/restore', (request, reply) => {
    const { name } = request.params;
    const outcome = restoreSnapshot(store, config, name);
    return answer(request, reply, outcome, `Snapshot “${name}” restored`);
  });
  app.delete<{ Params: { name: string } }>('/snapshots/:name', (request, reply) => {
    const outcome = removeSnapshot(store.path, request.params.name);
    return outcome.ok ? reply.code(204).send() : reply.code(404).send({ error: outcome.problem });
  });
  app.post('/reset', async (request, reply) =>
    answer(request, reply, await resetState(store, config), 'Emptied and seeded again'),
  );
};
