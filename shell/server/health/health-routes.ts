import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import type { Live, LiveSets } from '../releases/live-sets.ts';
import { isMissing } from '../releases/refused-releases.ts';

/**
 * Why no page can be served; empty while one can. Data that cannot be read is no reason: without the platform or
 * store-api pages are rendered with what there is.
 */
const outages = ({ set, pool }: Live): string[] => {
  if (Object.keys(set.releases).length === 0) return ['no release set has been read yet'];
  return pool?.state() === 'dead' ? ['no render worker is running'] : [];
};

const send = (reply: FastifyReply, isGood: boolean, body: object): FastifyReply =>
  reply
    .code(isGood ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(body);

/**
 * State of the shell, from memory alone. `GET /live` is for schedulers: 200 while the process answers, because a restart
 * repairs neither a missing release manifest nor a release whose workers crash. `GET /health` is 200 while pages can be
 * served, `degraded` if some of them cannot. `GET /ready` is for load balancers and deployments: 503 until a page has been
 * rendered, while a remote is missing because all its releases are refused, and from the moment the shell stops. Both list
 * their `reasons`.
 *
 * @returns what `/ready` would answer
 */
export const registerHealth = (
  app: FastifyInstance,
  live: Pick<LiveSets, 'defaultSet' | 'canaries' | 'refused'>,
): { isReady: () => boolean } => {
  let isStopping = false;
  let hasRendered = false;
  // Requests on open connections are still answered then.
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const refused = () => live.refused().map(({ routes: _, ...it }) => it);

  app.get('/live', async (_request, reply) => send(reply, true, { status: 'ok', reasons: [] }));

  app.get('/health', async (_request, reply) => {
    const current = live.defaultSet();
    const failures = outages(current);
    const dead = live.canaries().filter(({ pool }) => pool?.state() === 'dead');
    const reasons = [
      ...failures,
      ...dead.map(({ remote }) => `no render worker of the canary of ${remote} is running`),
      ...live.refused().map(({ reason }) => reason),
    ];
    const status = reasons.length > 0 ? 'degraded' : 'ok';
    return send(reply, failures.length === 0, {
      status: failures.length > 0 ? 'unavailable' : status,
      reasons,
      contract: CONTRACT_VERSION,
      releaseSet: current.set.id,
      canaries: live
        .canaries()
        .map((it) => ({ remote: it.remote, cohorts: it.cohorts, releaseSet: it.set.id })),
      remotes: Object.keys(current.set.releases),
      refused: refused(),
    });
  });

  const unready = (): string[] => {
    const current = live.defaultSet();
    const failures = outages(current);
    // Once is enough: a later release whose first page fails must not take every shell out of service.
    if (failures.length === 0) hasRendered ||= current.pool?.state() !== 'untried';
    return [
      ...(isStopping ? ['the shell is stopping'] : []),
      ...failures,
      ...(failures.length > 0 || hasRendered ? [] : ['no page has been rendered yet']),
      ...live
        .refused()
        .filter(isMissing)
        .map(({ reason }) => reason),
    ];
  };
  app.get('/ready', async (_request, reply) => {
    const reasons = unready();
    const status = reasons.length > 0 ? 'waiting' : 'ready';
    return send(reply, reasons.length === 0, {
      status: isStopping ? 'stopping' : status,
      reasons,
      contract: CONTRACT_VERSION,
      refused: refused(),
    });
  });
  return { isReady: () => unready().length === 0 };
};
