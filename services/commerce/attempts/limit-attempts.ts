import type { FastifyInstance } from 'fastify';
import { sendTooMany } from '../core/http/send-too-many.ts';
import type { Attempt, AttemptLimiter } from './attempt-limiter.ts';
import { attemptOf } from './attempt-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request tries that could be guessed, once it is counted. */
    attempt: Attempt | null;
  }
}

/**
 * Answers 429 to anyone who has failed too often at passwords, codes and ids. What is right is refused then as well, or
 * the answer would tell.
 */
export const limitAttempts = (app: FastifyInstance, limiter: AttemptLimiter): void => {
  app.decorateRequest('attempt', null);
  app.addHook('preHandler', async (request, reply) => {
    const attempt = attemptOf(request);
    if (attempt === null) return undefined;
    const wait = limiter.begin(attempt);
    if (wait > 0) return sendTooMany(request, reply, wait);
    request.attempt = attempt;
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.attempt !== null) limiter.settle(request.attempt, reply.statusCode);
    return payload;
  });
};
