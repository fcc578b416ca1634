import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyError } from '../http/error-reply.ts';
import { requireToken } from '../http/require-token.ts';
import type { Metrics } from './create-metrics.ts';

/** Whether a request comes from this machine, not through a proxy. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

/**
 * `GET /metrics` in the Prometheus text format. Requires the token, or a loopback address if no token is configured.
 */
export const getMetrics = (
  app: FastifyInstance,
  { registry }: Pick<Metrics, 'registry'>,
  token?: string,
): void => {
  app.get(
    '/metrics',
    {
      onRequest:
        token === undefined
          ? async (request, reply) => {
              if (!isLocal(request))
                return replyError(reply, 404, 'NOT_FOUND', 'There is nothing at this address.');
            }
          : requireToken(token),
    },
    async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
};
