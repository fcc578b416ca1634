import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isUnreachable, RETRY_AFTER } from '../platform/reachability.ts';

export interface Problem {
  /** Path in the request: `body.release.url`. */
  path: string;
  message: string;
  /** For programs, if pages have a text for it: `common_password`. */
  reason?: string;
}

/** Error response of this API. */
export interface ErrorBody {
  error: { code: string; message: string; problems?: readonly Problem[] };
}

/** Sends an error, never cached. */
export const replyError = (
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  problems?: readonly Problem[],
): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...(problems && { problems }) } } satisfies ErrorBody);

/** Formats unknown routes, malformed bodies and unexpected errors like any other error. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_request, reply) =>
    replyError(reply, 404, 'NOT_FOUND', 'There is nothing at this address.'),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return replyError(reply, status, 'MALFORMED', 'The request is malformed.', [
        { path: 'body', message: error.message },
      ]);
    }
    request.log.error({ err: error }, 'request failed');
    if (isUnreachable(error)) {
      reply.header('retry-after', RETRY_AFTER);
      const message = 'The database or the platform cannot be used just now; the log says why.';
      return replyError(reply, 503, 'UNAVAILABLE', message);
    }
    return replyError(reply, 500, 'SERVER', 'The request failed; the log says why.');
  });
};
