import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, matchesSecret } from '../http/index.ts';
import type { Metrics } from './create-metrics.ts';

/** Headers that proxies add. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request comes from this machine, not through a proxy. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).send({ error: { code, message } });

/**
 * `GET /metrics` in the Prometheus text format. Requires the token, or a loopback address if no token is configured.
 */
export const getMetrics = (
  app: FastifyInstance,
  { registry }: Pick<Metrics, 'registry'>,
  token?: string,
): void => {
  const isExpected = token === undefined ? null : matchesSecret(token);
  const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    if (!isExpected) {
      if (isLocal(request)) return;
      return refuse(reply, 404, 'NOT_FOUND', 'There is nothing at this address.');
    }
    if (isExpected(bearerToken(request) ?? '')) return;
    request.log.warn(
      { method: request.method, path: '/metrics', address: request.ip },
      'metrics token refused',
    );
    reply.header('www-authenticate', 'Bearer realm="metrics"');
    return refuse(reply, 401, 'UNAUTHORIZED', 'A valid metrics token is needed.');
  };
  app.get('/metrics', { onRequest: guard }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};
