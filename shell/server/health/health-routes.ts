import type { FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import type { LiveSets } from '../releases/live-sets.ts';
import { isMissing } from '../releases/refused-releases.ts';

/**
 * State of the shell. `GET /health` always answers 200, because a restart would change nothing: `degraded` while
 * releases of the manifest are refused, with the reason and what to do. `GET /ready` is for load balancers and
 * deployments: 503 while there is nothing to serve, or a remote is missing because all its releases are refused.
 */
export const registerHealth = (
  app: FastifyInstance,
  live: Pick<LiveSets, 'defaultSet' | 'canaries' | 'refused'>,
): void => {
  const refused = () => live.refused().map(({ routes: _, ...it }) => it);
  app.get('/health', async (_request, reply) => {
    const { set } = live.defaultSet();
    const canaries = live
      .canaries()
      .map((it) => ({ remote: it.remote, cohorts: it.cohorts, releaseSet: it.set.id }));
    return reply.header('cache-control', 'no-store').send({
      status: live.refused().length > 0 ? 'degraded' : 'ok',
      contract: CONTRACT_VERSION,
      releaseSet: set.id,
      canaries,
      remotes: Object.keys(set.releases),
      refused: refused(),
    });
  });
  app.get('/ready', async (_request, reply) => {
    const hasReleases = Object.keys(live.defaultSet().set.releases).length > 0;
    const isReady = hasReleases && !live.refused().some(isMissing);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'waiting',
        contract: CONTRACT_VERSION,
        refused: refused(),
      });
  });
};
