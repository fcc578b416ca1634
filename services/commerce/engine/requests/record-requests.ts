import type { FastifyInstance } from 'fastify';
import { decodedPath, isBelow } from '../http/route-path.ts';
import type { Viewer } from '../definition/viewer.ts';
import { describeFault } from '../faults/fault.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

const kindOf = (viewer: Viewer | null): LoggedRequest['viewer'] => {
  if (viewer === null) return 'none';
  if (viewer.kind === 'integration') return 'integration';
  return viewer.customerId === null ? 'guest' : 'customer';
};

/** Keeps every request but the platform's own, and names it to the client by `x-request-id`. */
export const recordRequests = (app: FastifyInstance, log: RequestLog): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const path = decodedPath(request);
    if (isBelow(request, '/health') || isBelow(request, '/_admin')) return;
    const time = new Date().toISOString();
    const started = performance.now();
    // `close` comes after every answer, and also when there was none.
    reply.raw.once('close', () =>
      log.add({
        time,
        method: request.method,
        path,
        status: reply.raw.writableFinished ? reply.raw.statusCode : null,
        ms: Math.round((performance.now() - started) * 10) / 10,
        viewer: kindOf(request.viewer),
        id: request.id,
        // A connection may end before anything has looked at the request.
        faults: (request.faults ?? []).map(describeFault),
      }),
    );
  });
};
