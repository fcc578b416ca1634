import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusProblem } from '../definition/problem.ts';
import { mediaType, sendProblems } from './api-context.ts';

const notAcceptable = statusProblem(
  '406',
  'NOT_ACCEPTABLE',
  'Not acceptable',
  `All requests must use the '${mediaType}' Accept without media type parameters.`,
);
const unsupported = statusProblem(
  '415',
  'UNSUPPORTED_MEDIA_TYPE',
  'Unsupported media type',
  `All requests that create or update must use the '${mediaType}' Content-Type.`,
);

/** JSON:API content negotiation: the media type in Accept, and in Content-Type of a body. */
export const negotiate = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const accepted = (request.headers.accept ?? '*/*').split(',').map((it) => it.trim());
  const fits = (it: string) => it === mediaType || /^(\*\/\*|application\/\*)(;|$)/.test(it);
  if (!accepted.some(fits)) return sendProblems(reply, [notAcceptable]);
  const hasBody = request.method === 'POST' || request.method === 'PATCH';
  if (hasBody && request.headers['content-type']?.split(';')[0]?.trim() !== mediaType)
    return sendProblems(reply, [unsupported]);
  return undefined;
};
