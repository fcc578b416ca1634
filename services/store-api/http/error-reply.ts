import type { FastifyReply } from 'fastify';

export interface Problem {
  /** Where in the request: `body.release.url`. */
  path: string;
  message: string;
}

/** The one form in which this API says no. */
export interface ErrorBody {
  error: { code: string; message: string; problems?: readonly Problem[] };
}

/** Answers with an error, never cached. */
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
