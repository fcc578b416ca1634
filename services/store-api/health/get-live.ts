import type { FastifyInstance } from 'fastify';

/**
 * `GET /live`: 200 while the process answers. For the scheduler's liveness probe: it does not check database and platform,
 * because a restart repairs neither.
 */
export const getLive = (app: FastifyInstance): void => {
  app.get('/live', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', reasons: [] };
  });
};
