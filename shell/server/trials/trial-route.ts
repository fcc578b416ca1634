import { bearerToken } from '@shop/server-kit/http';
import type { FastifyInstance } from 'fastify';
import type { RemoteName } from '@shop/contracts/remote';
import type { Previews } from '../previews/open-previews.ts';
import { PREVIEW_KEY } from '../previews/preview-cookie.ts';
import type { Live } from '../releases/live-sets.ts';
import type { SamplePages } from './sample-pages.ts';
import { tryRelease, type TrialResult } from './try-release.ts';

interface Options {
  previews: Previews;
  defaultSet: () => Live;
  samples: SamplePages;
  /** Takes over the workers of a release that passed, which is about to go live. */
  onPassed: (tried: Live) => void;
}

/**
 * `GET /release-trial` renders pages with the release of a preview link before anyone gets it: {@link TrialResult}.
 * store-api asks for it with a link of its own (`Authorization: Bearer <key>`). 404 for an unknown link; 503 if nothing can be
 * compared: another trial is under way, or no page is rendered on this server.
 */
export const registerTrial = (
  app: FastifyInstance,
  { previews, defaultSet, samples, onPassed }: Options,
): void => {
  let isBusy = false;

  app.get('/release-trial', async ({ headers, log }, reply) => {
    reply.header('cache-control', 'no-store');
    const key = bearerToken({ headers }) ?? '';
    const untried = (reason: string) => reply.code(503).send({ reason });
    if (!PREVIEW_KEY.test(key)) return reply.code(404).send({ reason: 'no such link' });
    if (isBusy) return untried('another release is being tried');
    const current = defaultSet();
    if (!current.pool) return untried('no page is rendered on this server');
    isBusy = true;
    try {
      const shown = await previews.of(key);
      const remote = shown && (Object.keys(shown.versions)[0] as RemoteName | undefined);
      if (!remote) return await reply.code(404).send({ reason: 'no such link' });
      const result: TrialResult = await tryRelease(
        remote,
        { candidate: shown, current },
        samples.of(shown.set),
      );
      log.info({ remote, version: shown.versions[remote], ...result }, 'release tried');
      if (result.failures.length === 0) {
        previews.forget(key);
        onPassed(shown);
      }
      return await reply.send(result);
    } catch (error) {
      log.warn({ reason: String(error) }, 'a release cannot be tried');
      return await untried(String(error));
    } finally {
      previews.close(key);
      isBusy = false;
    }
  });
};
