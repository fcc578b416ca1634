import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { OpenCatalogue } from './catalogue/open-catalogue.ts';
import { catalogueRoutes } from './catalogue/routes/catalogue-routes.ts';
import { postWebhook } from './webhooks/post-webhook.ts';
import type { OpenEnrichment } from './enrichment/open-enrichment.ts';
import { getHealth } from './health/get-health.ts';
import { handleErrors } from './http/handle-errors.ts';
import { limitReads, type ReadLimits } from './http/limit-reads.ts';
import { requireToken } from './http/require-token.ts';
import type { ReleasesContext } from './releases/releases-context.ts';
import { getHistory } from './releases/routes/get-history.ts';
import { getManifest } from './releases/routes/get-manifest.ts';
import { getReleases } from './releases/routes/get-releases.ts';
import { postCanary } from './releases/routes/post-canary.ts';
import { postPromote } from './releases/routes/post-promote.ts';
import { postRollback } from './releases/routes/post-rollback.ts';
import { postWithdraw } from './releases/routes/post-withdraw.ts';
import { putRelease } from './releases/routes/put-release.ts';

export interface AppOptions extends ReleasesContext {
  /** Bearer token every edit needs. */
  deployToken: string;
  /** Left out where the service keeps releases alone. */
  catalogue?: OpenCatalogue;
  /** Left out where orders are not enriched. */
  enrichment?: OpenEnrichment | undefined;
  /** Left out where nobody is limited. */
  readLimits?: ReadLimits;
  /** Addresses or networks of proxies whose word about a visitor's address is taken. */
  trustedProxies?: readonly string[];
  logger?: FastifyServerOptions['logger'];
}

/** The service, not yet listening. Reading is open to anyone; editing asks for the deploy token. */
export const buildApp = ({
  deployToken,
  catalogue,
  enrichment,
  readLimits,
  trustedProxies = [],
  logger,
  ...context
}: AppOptions): FastifyInstance => {
  const app = fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // Who is asking on a connection in use is answered to the end, also when the server is told to stop.
    return503OnClosing: false,
  });
  handleErrors(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  if (readLimits) limitReads(app, readLimits);
  getHealth(app, { ...context, enrichment });
  for (const read of [getManifest, getHistory, getReleases]) read(app, context);
  if (catalogue) {
    catalogueRoutes(app, catalogue);
    postWebhook(app, catalogue.webhooks);
  }
  if (enrichment) postWebhook(app, enrichment.webhooks);
  app.register(async (edits) => {
    edits.addHook('onRequest', requireToken(deployToken));
    for (const edit of [putRelease, postPromote, postCanary, postRollback, postWithdraw])
      edit(edits, context);
  });
  return app;
};
