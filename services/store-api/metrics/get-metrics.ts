import type { FastifyInstance, FastifyRequest } from 'fastify';
import { replyError } from '../http/error-reply.ts';
import { requireToken } from '../http/require-token.ts';
import type { Metrics } from './create-metrics.ts';

/** Came from this machine itself, and not on behalf of someone. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

/**
 * `GET /metrics`, in Prometheus' form: for anyone who has the token or, where there is none, for this machine alone.
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
