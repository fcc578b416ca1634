import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../http/matches-etag.ts';

/** `max-age` in seconds. Prices and stock may be stale, since the platform confirms them at purchase. */
const CACHED = 'public, max-age=15';

/** Sends JSON with an ETag, or 304. */
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
