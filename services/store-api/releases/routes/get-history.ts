import type { FastifyInstance } from 'fastify';
import { remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import { readHistory } from '../read-history.ts';
import type { ReleasesContext } from '../releases-context.ts';

const requestSchema = z.object({
  query: z.object({
    remote: remoteNameSchema.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
});

/** `GET /releases/history?remote=catalog&limit=20`: edits with their authors, newest first. */
export const getHistory = (app: FastifyInstance, { database }: ReleasesContext): void => {
  app.get('/releases/history', async (request, reply) => {
    const checked = checkRequest(requestSchema, { query: request.query }, reply);
    if (!checked.ok) return checked.reply;
    return { history: await readHistory(database, checked.value.query) };
  });
};
