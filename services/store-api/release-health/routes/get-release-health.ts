import type { FastifyInstance } from 'fastify';
import { remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import type { ReleasesContext } from '../../releases/releases-context.ts';
import { describeHealth } from './describe-health.ts';

const healthRequest = z.object({ params: z.object({ name: remoteNameSchema }) });

/**
 * `GET /releases/:name/health`: figures of the live releases side by side and the state of their tests. Requires the
 * deploy token, because purchases and page views are nobody else's business.
 */
export const getReleaseHealth = (
  app: FastifyInstance,
  { database, now }: ReleasesContext,
  isAutomatic: boolean,
): void => {
  app.get('/releases/:name/health', async (request, reply) => {
    const checked = checkRequest(healthRequest, { params: request.params }, reply);
    if (!checked.ok) return checked.reply;
    const health = await describeHealth(database, checked.value.params.name, now());
    return reply.header('cache-control', 'no-store').send({ ...health, isAutomatic });
  });
};
