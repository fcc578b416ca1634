import type { FastifyInstance } from 'fastify';
import { releaseSchema } from '@shop/contracts/remote/release-manifest';
import { releaseEnvelopeSchema } from '@shop/contracts/remote/release-statement';
import { z } from 'zod';
import { checkRequest } from '../../http/check-request.ts';
import { registerRelease } from '../register-release.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { replyResult } from './reply-result.ts';
import { authorFields, authorOf, versionParams } from './request-schemas.ts';

const requestSchema = z
  .object({
    params: versionParams,
    body: z.strictObject({
      release: releaseSchema,
      statement: releaseEnvelopeSchema.optional(),
      ...authorFields,
    }),
  })
  .refine(({ params, body }) => params.version === body.release.metadata.version, {
    error: 'must be the version of the address',
    path: ['body', 'release', 'metadata', 'version'],
  });

/** `PUT /releases/:name/:version` registers a release without putting it live: 201 if new, else 200. */
export const putRelease = (app: FastifyInstance, context: ReleasesContext): void => {
  app.put('/releases/:name/:version', async (request, reply) => {
    const { params, body } = request;
    const checked = checkRequest(requestSchema, { params, body }, reply);
    if (!checked.ok) return checked.reply;
    const { name, version } = checked.value.params;
    const { release, statement, ...claimed } = checked.value.body;
    const author = authorOf(request, claimed);
    const result = await registerRelease(context, name, { release, statement }, author);
    if (result.ok) {
      reply.code(result.value === 'registered' ? 201 : 200);
      request.log.info({ remote: name, version, ...author }, `release ${result.value}`);
    }
    return replyResult(reply, result, (registration) => ({ remote: name, version, registration }));
  });
};
