import type { FastifyReply } from 'fastify';
import { replyError } from '../../http/error-reply.ts';
import type { Refusal } from './answer.ts';
import { REFUSALS } from './refusals.ts';

/** Sends a refusal. */
export const replyRefusal = (
  reply: FastifyReply,
  { code, problems, retryAfter }: Omit<Refusal, 'ok'>,
): FastifyReply => {
  const [status, message] = REFUSALS[code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (code === 'UNAUTHORIZED') reply.header('www-authenticate', 'Bearer realm="shop"');
  return replyError(reply, status, code, message, problems);
};
