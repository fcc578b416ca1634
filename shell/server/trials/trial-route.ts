import { bearerToken } from '@shop/server-kit/http';
import type { FastifyInstance } from 'fastify';
import type { RemoteName } from '@shop/contracts/remote';
import type { Previews } from '../previews/open-previews.ts';
import { PREVIEW_KEY } from '../previews/preview-cookie.ts';
import type { Live } from '../releases/live-sets.ts';
import type { SamplePages } from './sample-pages.ts';
import { tryRelease } from './try-release.ts';

interface Options {
  previews: Previews;
  defaultSet: () => Live;
  samples: SamplePages;
  /** Takes over the workers of a release that passed, which is about to go live. */
  onPassed: (tried: Live) => void;
}

/**
 * `GET /release-trial` renders pages with the release of a preview link before anyone gets it, see {@link tryRelease}.
 * store-api asks for it with a link of its own (`Authorization: Bearer <key>`). 404 for an unknown link; 503 if nothing
 * can be compared: another trial is under way, no page is rendered on this server, or all of them were late.
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
    const current = defaultSet();
    if (!current.pool) return untried('no page is rendered on this server');
    let isKnown: boolean;
    try {
      isKnown = await previews.isKnown(key);
    } catch (error) {
      log.warn({ reason: String(error) }, 'a release cannot be tried');
      return untried(String(error));
    }
    if (!isKnown) return reply.code(404).send({ reason: 'no such link' });
    // Only now: anyone can send an invented key, and none may keep a release from its trial.
    if (isBusy) return untried('another release is being tried');
    isBusy = true;
    try {
      previews.pin(key);
      const shown = await previews.of(key);
      const remote = shown && (Object.keys(shown.versions)[0] as RemoteName | undefined);
      if (!remote) return await reply.code(404).send({ reason: 'no such link' });
      const result = await tryRelease(remote, { candidate: shown, current }, samples.of(shown.set));
      if (!result) return await untried('no page was rendered in time');
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
