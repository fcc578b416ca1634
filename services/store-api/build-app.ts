import { ANSWER_HEADERS, endConnections, requestId } from '@shop/contracts/http';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { backOffice as serveBackOffice } from './back-office/back-office.ts';
import type { BackOfficeContext } from './back-office/back-office-context.ts';
import type { OpenCatalogue } from './catalogue/open-catalogue.ts';
import { catalogueRoutes } from './catalogue/routes/catalogue-routes.ts';
import { keptCalls } from './webhooks/kept-calls.ts';
import { postWebhook } from './webhooks/post-webhook.ts';
import { reviewsRoute } from './reviews/reviews-route.ts';
import type { OpenSales } from './sales/open-sales.ts';
import type { OpenMails } from './mails/open-mails.ts';
import type { OpenEnrichment } from './enrichment/open-enrichment.ts';
import { getHealth } from './health/get-health.ts';
import { getReady } from './health/get-ready.ts';
import { replyError } from './http/error-reply.ts';
import { handleErrors } from './http/handle-errors.ts';
import { limitReads, type ReadLimits } from './http/limit-reads.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { getMetrics } from './metrics/get-metrics.ts';
import { countReports } from './reports/count-reports.ts';
import { postReports } from './reports/post-reports.ts';
import { ownApi as serveOwnApi, type OwnApiOptions } from './own-api/own-api.ts';
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
  /** Left out where nothing the platform tells of is mailed. */
  mails?: Pick<OpenMails, 'webhooks'>;
  /** Left out where no one counts what is sold. */
  sales?: Pick<OpenSales, 'webhooks'>;
  /** Left out where the service keeps releases alone. */
  ownApi?: OwnApiOptions;
  /** Whether the platform answers; left out where the service keeps releases alone. */
  askPlatform?: () => Promise<void>;
  /** Left out where nothing is measured; `token` opens it to other machines. */
  metrics?: Metrics & { token?: string | undefined };
  /** Left out where no one signs in. */
  backOffice?: BackOfficeContext | undefined;
  /** Left out where no one is limited. */
  readLimits?: ReadLimits;
  /** Addresses or networks of proxies whose word about a visitor's address is taken. */
  trustedProxies?: readonly string[];
  logger?: FastifyServerOptions['logger'];
}

const putHeaders = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.headers(ANSWER_HEADERS['store-api']).header('x-request-id', request.id);

/** The service, not yet listening. Reading is open to anyone; editing asks for the deploy token. */
export const buildApp = ({
  deployToken,
  catalogue,
  enrichment,
  mails,
  sales,
  ownApi,
  askPlatform,
  metrics,
  backOffice,
  readLimits,
  trustedProxies = [],
  logger,
  ...context
}: AppOptions): FastifyInstance => {
  const app = fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // Who is asking on a connection in use is answered to the end, also when the server is told to stop.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route, nor a hook.
    frameworkErrors: (_, request, reply) => {
      putHeaders(request, reply);
      replyError(reply, 400, 'MALFORMED', 'The address is malformed.');
    },
  });
  app.addHook('preClose', endConnections(app.server));
  handleErrors(app);
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
  metrics?.measure(app);
  if (readLimits) limitReads(app, readLimits);
  const reports = countReports();
  postReports(app, reports);
  getHealth(app, { ...context, catalogue, enrichment, reports });
  if (askPlatform) getReady(app, { database: context.database, askPlatform });
  if (metrics) getMetrics(app, metrics, metrics.token);
  for (const read of [getManifest, getHistory, getReleases]) read(app, context);
  const calls = keptCalls(context.database);
  if (catalogue) {
    catalogueRoutes(app, catalogue);
    reviewsRoute(app, context.database);
    postWebhook(app, catalogue.webhooks, calls);
  }
  if (enrichment) postWebhook(app, enrichment.webhooks, calls);
  if (mails) postWebhook(app, mails.webhooks, calls);
  if (sales) postWebhook(app, sales.webhooks, calls);
  if (ownApi) serveOwnApi(app, ownApi);
  if (backOffice) serveBackOffice(app, { ...backOffice, catalogue });
  app.register(async (edits) => {
    edits.addHook('onRequest', requireToken(deployToken));
    for (const edit of [putRelease, postPromote, postCanary, postRollback, postWithdraw])
      edit(edits, context);
  });
  return app;
};
