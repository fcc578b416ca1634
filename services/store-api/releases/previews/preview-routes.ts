import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bearerToken } from '@shop/server-kit/http';
import { checkRequest } from '../../http/check-request.ts';
import { replyError } from '../../http/error-reply.ts';
import { refuseForeignRemotes } from '../../release-tokens/index.ts';
import type { ReleasesContext } from '../releases-context.ts';
import { replyResult } from '../routes/reply-result.ts';
import { authorFields, authorOf } from '../routes/request-schemas.ts';
import { issuePreview, PREVIEW_HOURS, previewedSchema, readPreview } from './preview-links.ts';

const issueRequest = z.object({
  body: z.strictObject({
    releases: previewedSchema.refine((it) => Object.keys(it).length > 0, 'must name a release'),
    hours: z.int().min(1).max(PREVIEW_HOURS.longest).default(PREVIEW_HOURS.usual),
    ...authorFields,
  }),
});

/** `POST /release-previews {releases: {cart: version}, hours}` issues a link that shows these releases: 201. */
export const postPreview = (app: FastifyInstance, context: ReleasesContext): void => {
  app.post('/release-previews', async (request, reply) => {
    const checked = checkRequest(issueRequest, { body: request.body }, reply);
    if (!checked.ok) return checked.reply;
    const { releases, hours, ...claimed } = checked.value.body;
    const refused = refuseForeignRemotes(request, reply, Object.keys(releases));
    if (refused) return refused;
    const author = authorOf(request, claimed);
    const result = await issuePreview(context, releases, hours);
    request.log.info({ releases, hours, ...author, ok: result.ok }, 'preview');
    if (result.ok) reply.code(201);
    return replyResult(reply, result, (link) => link);
  });
};

/**
 * `GET /release-previews/current` with the link's key as bearer token: its releases. The key is in a header, because
 * addresses are logged.
 */
export const getPreview = (app: FastifyInstance, { database, now }: ReleasesContext): void => {
  app.get('/release-previews/current', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const preview = await readPreview(database, bearerToken(request) ?? '', now);
    return (
      preview ?? replyError(reply, 404, 'UNKNOWN_PREVIEW', 'The link is unknown or has expired.')
    );
  });
};
