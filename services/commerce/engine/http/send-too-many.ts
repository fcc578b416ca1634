import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaType } from './api-context.ts';
import { isBelow } from './route-path.ts';

/** Answers 429 with the whole seconds to wait, in the form of the endpoint's errors. */
export const sendTooMany = (
  request: FastifyRequest,
  reply: FastifyReply,
  wait: number,
): FastifyReply => {
  const ofTokens = isBelow(request, '/oauth');
  const error = {
    title: 'Too many requests',
    detail: `The request was not accepted because you hit one of the rate limits. Try again in ${wait} s.`,
    code: 'TOO_MANY_REQUESTS',
    status: ofTokens ? 429 : '429',
  };
  return reply
    .code(429)
    .header('retry-after', wait)
    .type(ofTokens ? 'application/json' : mediaType)
    .send(JSON.stringify({ errors: [error] }));
};
