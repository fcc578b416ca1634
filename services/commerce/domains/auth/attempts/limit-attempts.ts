import type { FastifyInstance } from 'fastify';
import { sendTooMany } from '../../../engine/http/send-too-many.ts';
import type { Attempt, AttemptLimiter } from './attempt-limiter.ts';
import { attemptOf } from './attempt-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request tries that could be guessed, once it is counted. */
    attempt: Attempt | null;
  }
}

/**
 * Responds 429 after too many failures with passwords, codes and ids. Correct values are refused then too; otherwise
 * the response would confirm a guess.
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
