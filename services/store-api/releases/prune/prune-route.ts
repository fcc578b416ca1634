import type { FastifyInstance } from 'fastify';
import { releaseVersionSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { replyResult } from '../routes/reply-result.ts';
import { authorFields, authorOf, remoteParams } from '../routes/request-schemas.ts';
import { pruneRelease } from './prune-release.ts';

const pruneRequest = z.object({
  params: remoteParams,
  body: z.strictObject({ version: releaseVersionSchema, ...authorFields }),
});

/** `POST /releases/:name/prune {version}` notes that the files of a release are about to be deleted. */
export const postPrune = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/releases/:name/prune', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(pruneRequest, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name } = checked.value.params;
    const { version, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const result = await pruneRelease(context, name, version, author);
    request.log.info({ remote: name, version, ...author, ok: result.ok }, 'prune');
    return replyResult(reply, result, ({ pruned }) => ({ remote: name, pruned }));
  });
};
