import { badRequest, statusProblem, type Problem } from '../definition/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblems } from './api-context.ts';
import { logFailure } from './log-failure.ts';
import { isBelow } from './route-path.ts';

/** What an error thrown on the way to an answer may carry. */
interface Thrown {
  readonly statusCode?: number;
  readonly code?: string;
  /** SQLite's own result code, on errors of `node:sqlite`. */
  readonly errcode?: number;
  readonly message?: string;
  /** The problem to return for a client's error. */
  readonly problem?: Problem;
}

const code = 'INTERNAL_SERVER_ERROR';
const internalError = statusProblem('500', code, 'Internal server error', 'Something went wrong.');

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) that are no one's bug. */
const ofStorage: Readonly<Record<number, Problem>> = {
  5: statusProblem(
    '503',
    code,
    'Storage is busy',
    'Another process holds the database. Nothing was changed; try again.',
  ),
  8: statusProblem(
    '503',
    code,
    'Storage is read-only',
    'The database cannot be written to. Nothing was changed.',
  ),
  10: statusProblem(
    '503',
    code,
    'Storage failed',
    'The database could not be read or written. Nothing was changed.',
  ),
  // https://docs.commercelayer.io/core/handling-errors has 409 for it.
  19: statusProblem(
    '409',
    'RECORD_NOT_UNIQUE',
    'Record not unique',
    'The operation violates a unique constraint. Nothing was changed.',
  ),
  13: statusProblem(
    '507',
    code,
    'Storage is full',
    'There is no room left for this write. Nothing was changed.',
  ),
};

/** The problem to return for an unexpected error: the client's mistake, or a 5xx. */
export const failureProblem = ({
  statusCode = 500,
  code,
  errcode,
  message,
  problem,
}: Thrown): Problem => {
  if (problem) return problem;
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined)
    // The upper bits of an extended code say more than a client needs.
    return ofStorage[errcode & 0xff] ?? internalError;
  if (statusCode === 413)
    return statusProblem(
      '413',
      'PAYLOAD_TOO_LARGE',
      'Payload too large',
      'The body of a request may have at most 256 KiB.',
    );
  if (statusCode === 415)
    return statusProblem('415', 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported media type', message ?? '');
  return statusCode < 500
    ? badRequest('BAD_REQUEST', 'Bad request', message ?? 'The request cannot be read.')
    : internalError;
};

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
