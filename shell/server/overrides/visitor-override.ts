import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVELOPMENT_PATHS } from '@shop/contracts/remote/developed-remotes';
import { BAR_HEAD, developmentBar } from '../development/development-bar.ts';
import { developmentCookie, developmentOfCookie } from '../development/development-cookie.ts';
import { withLocalRemotes } from '../development/with-local-remotes.ts';
import type { Previews } from '../previews/open-previews.ts';
import { PREVIEW_STYLES, previewBar } from '../previews/preview-bar.ts';
import { previewOfVisitor, sendNoPreview } from '../previews/visitor-preview.ts';
import type { Live } from '../releases/live-sets.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

/**
 * What one visitor sees in place of the live release set: a preview, remotes of their own machine, or both. Its documents
 * are neither cached nor listed by search engines, and no figures are kept of them.
 */
export interface Override {
  live: Live;
  /** Markup at the foot of every page that says so. */
  bar: string;
  /** Markup in the head for the bar. */
  head: string;
}

/** An override that cannot be shown. The live pages would be taken for it. */
interface Refused {
  refuse: (reply: FastifyReply) => FastifyReply;
}

interface Options {
  previews: Pick<Previews, 'of'>;
  /** Whether the shop is served over https. */
  isSecure: boolean;
  /** Whether a visitor's local remotes are used (`SHELL_ALLOW_DEVELOPMENT`). */
  allowDevelopment: boolean;
  /** The live default set: developers see no canary. */
  defaultSet: () => ReleaseSet;
}

const refusal = (problem: string): Refused => ({
  refuse: (reply) =>
    reply
      .code(409)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(
        `The shop does not run your local remotes. ${problem} ${DEVELOPMENT_PATHS.end} ends it.\n`,
      ),
});

/** Finds the override of a visitor by the cookies. One that has expired or is malformed ends with the response. */
export const overrideOfVisitor = ({
  previews,
  isSecure,
  allowDevelopment,
  defaultSet,
}: Options) => {
  const findPreview = previewOfVisitor({ previews, isSecure });
  const findLocal = ({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply) => {
    if (!allowDevelopment) return null;
    const found = developmentOfCookie(headers.cookie, isSecure, Date.now());
    if (found !== 'malformed') return found;
    reply.header('set-cookie', developmentCookie(null, isSecure));
    return null;
  };
  return async (
    request: Pick<FastifyRequest, 'headers' | 'log'>,
    reply: FastifyReply,
  ): Promise<Override | Refused | undefined> => {
    const preview = await findPreview(request, reply);
    if (preview === 'failed') return { refuse: sendNoPreview };
    const confirmed = findLocal(request, reply);
    if (!confirmed)
      return preview && { live: preview, bar: previewBar(preview), head: PREVIEW_STYLES };
    const composed = withLocalRemotes(preview?.set ?? defaultSet(), confirmed.local);
    if (!composed.ok) return refusal(composed.problem);
    return {
      // A remote in development has no node build: the browser renders the whole page instead of a page with gaps.
      live: { set: composed.set, pool: null },
      bar: (preview ? previewBar(preview) : '') + developmentBar(confirmed),
      head: BAR_HEAD,
    };
  };
};
