import type { z } from 'zod';
import type { FastifyReply } from 'fastify';
import { replyError } from './error-reply.ts';

type Checked<T> = { ok: true; value: T } | { ok: false; reply: FastifyReply };

/**
 * Validates parts of a request by a schema of `params`, `query` and `body`. Answers 400 with all problems at once.
 */
export const checkRequest = <T>(
  schema: z.ZodType<T>,
  parts: { params?: unknown; query?: unknown; body?: unknown },
  reply: FastifyReply,
): Checked<T> => {
  const parsed = schema.safeParse(parts);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  return {
    ok: false,
    reply: replyError(reply, 400, 'MALFORMED', 'The request is malformed.', problems),
  };
};
