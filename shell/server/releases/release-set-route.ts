import type { FastifyInstance } from 'fastify';
import type { LiveSets } from './live-sets.ts';
import { SET_HEADER, setByCohort } from './visitor-set.ts';

/** Path at which a cache in front of the shell asks for a visitor's release set. */
const RELEASE_SET_PATH = '/release-set.json';

/** Seconds a cache may keep the set of a cohort: as long as a shell takes to notice a release. */
const MAX_AGE = 1;

interface Options {
  live: LiveSets;
  /** Whether the shop is served over https. */
  isSecure: boolean;
  draw?: () => number;
}

/**
 * `GET /release-set.json`: the id of the visitor's release set, as a header and in the body. A visitor without a
 * cohort gets one while a canary is live; all other answers may be cached by cohort.
 */
export const registerReleaseSet = (app: FastifyInstance, options: Options): void => {
  const findSet = setByCohort(options);
  app.get(RELEASE_SET_PATH, async (request, reply) => {
    const { live, cookie } = findSet(request);
    if (cookie) reply.header('set-cookie', cookie);
    return reply
      .headers({
        'cache-control': cookie ? 'no-store' : `public, max-age=${MAX_AGE}`,
        vary: 'cookie',
        [SET_HEADER]: live.set.id,
      })
      .send({ releaseSet: live.set.id });
  });
};
