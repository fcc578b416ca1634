import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../http/matches-etag.ts';

/** Seconds an answer may be shown again: price and stock are confirmed at the platform before anything is bought. */
const CACHED = 'public, max-age=15';

/** Sends JSON with a tag of its content, or only that it is still the same. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply => {
  const body = JSON.stringify(answer);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('cache-control', CACHED).header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
};
