import type { FastifyInstance } from 'fastify';
import type { Previews } from './open-previews.ts';
import { PREVIEW_KEY, previewCookie } from './preview-cookie.ts';
import { END_PREVIEW_PATH, sendNoPreview } from './visitor-preview.ts';

/** A path of this shop: an address with another host would make the link a redirect to anywhere. */
const isOwnPath = (to: unknown): to is string =>
  typeof to === 'string' && /^\/(?![/\\])[^\s\\]{0,500}$/.test(to);

/**
 * `GET /preview/<key>` starts a preview for this visitor, and `GET /preview/end` ends it. Both lead to the page named
 * by `to`, otherwise home.
 */
export const registerPreviews = (
  app: FastifyInstance,
  { previews, isSecure }: { previews: Pick<Previews, 'of'>; isSecure: boolean },
): void => {
  app.get<{ Querystring: { to?: unknown } }>(END_PREVIEW_PATH, async ({ query: { to } }, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': previewCookie(null, isSecure) })
      .redirect(isOwnPath(to) ? to : '/', 303),
  );
  app.get<{ Params: { key: string }; Querystring: { to?: unknown } }>(
    '/preview/:key',
    async ({ params: { key }, query: { to }, log }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      try {
        const shown = PREVIEW_KEY.test(key) ? await previews.of(key) : null;
        if (!shown)
          return reply
            .code(404)
            .type('text/plain; charset=utf-8')
            .send('This preview link is unknown or has expired. Ask for a new one.\n');
        const maxAge = (shown.expiresAt - Date.now()) / 1000;
        return reply
          .header('set-cookie', previewCookie(key, isSecure, maxAge))
          .redirect(isOwnPath(to) ? to : '/', 303);
      } catch (error) {
        log.warn({ reason: String(error) }, 'a preview cannot be shown');
        return sendNoPreview(reply);
      }
    },
  );
};
