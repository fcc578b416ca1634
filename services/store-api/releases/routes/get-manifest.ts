import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../../http/matches-etag.ts';
import { readManifest } from '../read-manifest.ts';
import type { ReleasesContext } from '../releases-context.ts';

/** `GET /releases`: the manifest. Its ETag is derived from the text, so it survives restarts and database loss. */
export const getManifest = (app: FastifyInstance, { database }: ReleasesContext): void => {
  app.get('/releases', async (request, reply) => {
    const text = JSON.stringify(await readManifest(database));
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
};
