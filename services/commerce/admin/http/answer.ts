import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the request comes from a browser's page, not from a program. */
export const wantsPage = (request: FastifyRequest): boolean =>
  String(request.headers.accept ?? '').includes('text/html');

/** An error of `/_admin/` as JSON. */
export const sendRefusal = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply.code(status).type('application/json').send({ error: detail });

/**
 * Responds to a write: redirects a browser to the page with the form and shows the outcome there; a program gets JSON.
 */
export const answerWrite = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: {
    readonly status: number;
    readonly body: object;
    readonly message: string;
    readonly page: string;
    /** Form values to restore after a refusal, by the query parameter that the page reads. */
    readonly typed?: Readonly<Record<string, string>>;
  },
): FastifyReply => {
  if (!wantsPage(request)) return reply.code(outcome.status).send(outcome.body);
  const kind = outcome.status < 400 ? 'done' : 'problem';
  const query = new URLSearchParams({ [kind]: outcome.message.slice(0, 300), ...outcome.typed });
  return reply.redirect(`${outcome.page}?${query}`, 303);
};
