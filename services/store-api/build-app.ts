import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { getHealth } from './health/get-health.ts';
import { handleErrors } from './http/handle-errors.ts';
import { requireToken } from './http/require-token.ts';
import type { ReleasesContext } from './releases/releases-context.ts';
import { getHistory } from './releases/routes/get-history.ts';
import { getManifest } from './releases/routes/get-manifest.ts';
import { getReleases } from './releases/routes/get-releases.ts';
import { postCanary } from './releases/routes/post-canary.ts';
import { postPromote } from './releases/routes/post-promote.ts';
import { postRollback } from './releases/routes/post-rollback.ts';
import { putRelease } from './releases/routes/put-release.ts';

export interface AppOptions extends ReleasesContext {
  /** Bearer token every edit needs. */
  deployToken: string;
  logger?: FastifyServerOptions['logger'];
}

/** The service, not yet listening. Reading is open to anyone; editing asks for the deploy token. */
export const buildApp = ({ deployToken, logger, ...context }: AppOptions): FastifyInstance => {
  const app = fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  for (const read of [getHealth, getManifest, getHistory, getReleases]) read(app, context);
  app.register(async (edits) => {
    edits.addHook('onRequest', requireToken(deployToken));
    for (const edit of [putRelease, postPromote, postCanary, postRollback]) edit(edits, context);
  });
  return app;
};
