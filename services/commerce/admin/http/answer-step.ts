import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../engine/definition/problem.ts';
import { answerWrite } from './answer.ts';

export interface Step {
  /** On the button: `Capture`. */
  readonly name: string;
  readonly done: string;
  /** The order whose page it was on; null for one there is none of. */
  readonly orderId: string | null;
}

/** Responds with the outcome of a step: the platform's reasons if it was refused, otherwise `done`. */
export const answerStep = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, done, orderId }: Step,
  result: Result<string>,
): FastifyReply => {
  const page = orderId === null ? '/_admin/orders' : `/_admin/orders/${orderId}`;
  if (result.ok) return answerWrite(request, reply, { status: 200, body: {}, message: done, page });
  const reasons = [...new Set(result.problems.map(({ title }) => title))].join('; ');
  const message = `${name} was refused: ${reasons}.`;
  const status = Number(result.problems[0]?.status ?? 422);
  return answerWrite(request, reply, { status, body: { error: message }, message, page });
};
