import type { FastifyInstance } from 'fastify';

/** Logs each operation with its result and duration, without address or input. */
export const logOperations = (api: FastifyInstance): void => {
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || request.method === 'OPTIONS' || route.startsWith('/api/docs'))
      return;
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'operation',
    );
  });
};
