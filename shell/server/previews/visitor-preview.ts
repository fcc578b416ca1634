import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Previews, ShownPreview } from './open-previews.ts';
import { previewCookie, previewOfCookie } from './preview-cookie.ts';

/** Path that ends a preview; the bar of a previewed page links to it. */
export const END_PREVIEW_PATH = '/preview/end';

/** Retry-After, in s: store-api or the host of the release may be back by then. */
const RETRY_AFTER = 30;

/** Says that a preview cannot be shown, and how to leave it. */
export const sendNoPreview = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
    .type('text/plain; charset=utf-8')
    .send(
      `The preview cannot be shown now; the shell’s log says why. ${END_PREVIEW_PATH} ends it.\n`,
    );

/**
 * Finds the preview of a visitor by its cookie. One that has expired ends: its visitor gets the live pages. `failed` is
 * one that cannot be shown: the live pages would be taken for it.
 */
export const previewOfVisitor =
  ({ previews, isSecure }: { previews: Pick<Previews, 'of'>; isSecure: boolean }) =>
  async (
    { headers, log }: Pick<FastifyRequest, 'headers' | 'log'>,
    reply: FastifyReply,
  ): Promise<ShownPreview | 'failed' | undefined> => {
    const key = previewOfCookie(headers.cookie, isSecure);
    if (key === null) return undefined;
    try {
      const shown = await previews.of(key);
      if (!shown) reply.header('set-cookie', previewCookie(null, isSecure));
      return shown ?? undefined;
    } catch (error) {
      log.warn({ reason: String(error) }, 'a preview cannot be shown');
      return 'failed';
    }
  };
