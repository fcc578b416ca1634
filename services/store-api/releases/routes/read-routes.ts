import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { matchesEtag } from '../../http/matches-etag.ts';
import { readManifest } from '../read-manifest.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { checkRequest } from '../../http/check-request.ts';
import { readHistory } from '../read-history.ts';
import { listReleases } from '../list-releases.ts';
import { findPreviousDefault } from '../roll-back.ts';
import { remoteParams } from './request-schemas.ts';

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

const historyRequest = z.object({
  query: z.object({
    remote: remoteNameSchema.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
});

/** The history is public, e-mail addresses of staff are not: only the back office shows them. */
const publicName = <T extends string | null>(actor: T): T | 'back-office' =>
  actor?.includes('@') ? 'back-office' : actor;

/** `GET /releases/history?remote=catalog&limit=20`: edits with their authors, newest first. */
export const getHistory = (app: FastifyInstance, { database }: ReleasesContext): void => {
  app.get('/releases/history', async (request, reply) => {
    const checked = checkRequest(historyRequest, { query: request.query }, reply);
    if (!checked.ok) return checked.reply;
    const history = await readHistory(database, checked.value.query);
    return {
      history: history.map((entry) => ({
        ...entry,
        by: publicName(entry.by),
        claimedBy: publicName(entry.claimedBy),
      })),
    };
  });
};

const releasesRequest = z.object({ params: remoteParams });

/** `GET /releases/:name`: all registered releases of a remote, newest first, and the one that a rollback restores. */
export const getReleases = (app: FastifyInstance, { database }: ReleasesContext): void => {
  app.get('/releases/:name', async (request, reply) => {
    const checked = checkRequest(releasesRequest, { params: request.params }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const releases = await listReleases(database, name);
    const rollbackTo = (await findPreviousDefault(database, name)) ?? null;
    return { remote: name, releases, rollbackTo };
  });
};
