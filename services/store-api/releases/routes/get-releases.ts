import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import { listReleases } from '../list-releases.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { remoteParams } from './request-schemas.ts';

const requestSchema = z.object({ params: remoteParams });

/** `GET /releases/:name`: all registered releases of a remote, newest first. */
export const getReleases = (app: FastifyInstance, { database }: ReleasesContext): void => {
  app.get('/releases/:name', async (request, reply) => {
    const checked = checkRequest(requestSchema, { params: request.params }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    return { remote: name, releases: await listReleases(database, name) };
  });
};
