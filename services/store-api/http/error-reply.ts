import type { FastifyReply } from 'fastify';

export interface Problem {
  /** Path in the request: `body.release.url`. */
  path: string;
  message: string;
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
