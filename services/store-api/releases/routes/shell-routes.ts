import type { FastifyInstance } from 'fastify';
import { shellIdSchema, shellReportSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { keepReport, listShells, markStopped } from '../shells/running-shells.ts';

const reportRequest = z.object({
  params: z.object({ id: shellIdSchema }),
  body: shellReportSchema,
});

/** `PUT /releases/shells/:id`: what a shell applied of the manifest. Requires the shells' token. */
export const putShellReport = (app: FastifyInstance, { database, now }: ReleasesContext): void => {
  app.put('/releases/shells/:id', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(reportRequest, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    await keepReport(database, checked.value.params.id, checked.value.body, now());
    return reply.code(204).send();
  });
};

const farewellRequest = reportRequest.pick({ params: true });

/** `DELETE /releases/shells/:id`: the shell stops. Requires the shells' token. */
export const deleteShell = (app: FastifyInstance, { database, now }: ReleasesContext): void => {
  app.delete('/releases/shells/:id', async (request, reply) => {
    const checked = checkRequest(farewellRequest, { params: request.params }, reply);
    if (!checked.ok) return checked.reply;
    await markStopped(database, checked.value.params.id, now());
    return reply.code(204).send();
  });
};

/**
 * `GET /releases/shells`: the running shells with what they applied, and the ids of those that have just stopped.
 * Reasons may name addresses: not public.
 */
export const getShells = (app: FastifyInstance, { database, now }: ReleasesContext): void => {
  app.get('/releases/shells', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listShells(database, now())),
  );
};
