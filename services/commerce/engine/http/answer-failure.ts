import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblems } from './api-context.ts';
import { failureProblem, type Thrown } from './failure-problem.ts';
import { logFailure } from './log-failure.ts';
import { isBelow } from './route-path.ts';

/** Responds to a request that threw, and logs errors the client did not cause. */
export const answerFailure = (
  error: Thrown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const problem = failureProblem(error);
  const status = Number(problem.status);
  if (status >= 500) logFailure(request.method, request.url, error, request.id);
  // Errors of the token endpoints carry their status as a number.
  return isBelow(request, '/oauth')
    ? reply.code(status).send({ errors: [{ ...problem, status }] })
    : sendProblems(reply, [problem]);
};
