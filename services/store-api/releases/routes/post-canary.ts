import type { FastifyInstance } from 'fastify';
import { releaseVersionSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { setCanary } from '../set-canary.ts';
import { replyResult } from './reply-result.ts';
import { authorFields, remoteParams } from './request-schemas.ts';

const requestSchema = z.object({
  params: remoteParams,
  body: z.strictObject({
    version: releaseVersionSchema,
    traffic: z.int().min(0).max(99, 'must be below 100; promote the release to give it everything'),
    ...authorFields,
  }),
});

/** `POST /releases/:name/canary {version, traffic}` gives a release part of the traffic; 0 withdraws it. */
export const postCanary = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/canary', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(requestSchema, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { version, traffic, ...author } = checked.value.body;
    const result = await setCanary(context, name, { version, traffic }, author);
    request.log.info({ remote: name, version, traffic, ...author, ok: result.ok }, 'canary');
    return replyResult(reply, result, (live) => ({ remote: name, live }));
  });
};
