import type { FastifyInstance } from 'fastify';
import { releaseVersionSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import { promoteRelease } from '../promote-release.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { replyResult } from './reply-result.ts';
import { authorFields, remoteParams } from './request-schemas.ts';

const requestSchema = z.object({
  params: remoteParams,
  body: z.strictObject({ version: releaseVersionSchema, ...authorFields }),
});

/** `POST /releases/:name/promote {version}` gives a registered release all the traffic. */
export const postPromote = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/promote', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(requestSchema, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { version, ...author } = checked.value.body;
    const result = await promoteRelease(context, name, version, author);
    request.log.info({ remote: name, version, ...author, ok: result.ok }, 'promote');
    return replyResult(reply, result, (live) => ({ remote: name, live }));
  });
};
