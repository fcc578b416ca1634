import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a person's browser asks, rather than a program. */
export const wantsPage = (request: FastifyRequest): boolean =>
  String(request.headers.accept ?? '').includes('text/html');

/** An error of `/_admin/` as JSON. */
export const sendRefusal = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply.code(status).type('application/json').send({ error: detail });

/**
 * After a write: a person goes back to the page the form was on, with what
 * happened said there; a program gets it as JSON.
 */
export const answerWrite = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: {
    readonly status: number;
    readonly body: object;
    readonly said: string;
    readonly page: string;
    /** What was typed and is not lost with a refusal, by the name the page reads it under. */
    readonly typed?: Readonly<Record<string, string>>;
  },
): FastifyReply => {
  if (!wantsPage(request)) return reply.code(outcome.status).send(outcome.body);
  const kind = outcome.status < 400 ? 'done' : 'problem';
  const query = new URLSearchParams({ [kind]: outcome.said.slice(0, 300), ...outcome.typed });
  return reply.redirect(`${outcome.page}?${query}`, 303);
};
