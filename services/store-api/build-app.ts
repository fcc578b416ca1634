import { ANSWER_HEADERS, endConnections, nameCharset, requestId } from '@shop/server-kit/http';
import { getMetrics, type Metrics } from '@shop/server-kit/metrics';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { backOffice as serveBackOffice } from './back-office/back-office.ts';
import type { OpenBackOffice } from './back-office/back-office-context.ts';
import type { OpenCatalogue } from './catalogue/open-catalogue.ts';
import { catalogueRoutes } from './catalogue/routes/catalogue-routes.ts';
import { keptCalls } from './webhooks/kept-calls.ts';
import { postWebhook } from './webhooks/post-webhook.ts';
import type { WebhookMetrics } from './webhooks/webhook-metrics.ts';
import { reviewsRoute } from './reviews/reviews-route.ts';
import type { OpenCredentials } from './own-api/accounts/open-credentials.ts';
import type { OpenCancellations } from './reviews/open-cancellations.ts';
import type { OpenSales } from './sales/open-sales.ts';
import type { OpenMails } from './mails/open-mails.ts';
import type { OpenEnrichment } from './enrichment/open-enrichment.ts';
import { getHealth } from './health/get-health.ts';
import { getLive } from './health/get-live.ts';
import { getReady } from './health/get-ready.ts';
import { handleErrors, replyError } from './http/error-reply.ts';
import { limitReads, type ReadLimits } from './http/limit-reads.ts';
import { countReports } from './reports/count-reports.ts';
import { postReports } from './reports/post-reports.ts';
import type { OpenReleaseHealth } from './release-health/open-release-health.ts';
import { postHealthReports } from './release-health/ingest/post-health-reports.ts';
import { getReleaseHealth } from './release-health/routes/get-release-health.ts';
import { postRollout } from './release-health/routes/post-rollout.ts';
import { ownApi as serveOwnApi, type OwnApiOptions } from './own-api/own-api.ts';
import { requireToken } from './http/require-token.ts';
import { requireReleaseToken } from './release-tokens/index.ts';
import type { ReleasesContext } from './releases/releases-context.ts';
import { getHistory, getManifest, getReleases } from './releases/routes/read-routes.ts';
import {
  postCanary,
  postPromote,
  postRollback,
  postWithdraw,
} from './releases/routes/traffic-routes.ts';
import { getPreview, postPreview } from './releases/previews/preview-routes.ts';
import { putRelease } from './releases/routes/put-release.ts';
import { postPrune } from './releases/prune/prune-route.ts';
import { deleteShell, getShells, putShellReport } from './releases/routes/shell-routes.ts';

export interface AppOptions extends ReleasesContext {
  /** The operator's bearer token, for edits of all remotes; several during its rotation. */
  deployToken: string | readonly string[];
  /** Bearer token of shells that confirm releases; several during its rotation. Absent if they do not. */
  shellToken?: string | readonly string[] | undefined;
  /** Absent if the service serves only releases. */
  catalogue?: OpenCatalogue;
  /** Absent if order enrichment is disabled. */
  enrichment?: OpenEnrichment | undefined;
  /** Absent if no mails are sent for platform events. */
  mails?: Pick<OpenMails, 'webhooks'>;
  /** Absent if sales are not counted. */
  sales?: Pick<OpenSales, 'webhooks'>;
  /** Absent if no mails with links are sent. */
  credentials?: Pick<OpenCredentials, 'webhooks'>;
  /** Absent if reviews are disabled. */
  cancellations?: Pick<OpenCancellations, 'webhooks'>;
  /** Absent if the service serves only releases. */
  ownApi?: OwnApiOptions;
  /** Checks that the platform is reachable. Absent if the service serves only releases. */
  askPlatform?: () => Promise<void>;
  /** Absent if metrics are disabled; `token` permits access from other machines. */
  metrics?: Metrics & { token?: string | undefined; webhooks?: WebhookMetrics };
  /** Absent if releases are not observed. */
  releaseHealth?: Pick<OpenReleaseHealth, 'ingest' | 'isAutomatic'>;
  /** Absent if the back office is disabled. */
  backOffice?: OpenBackOffice | undefined;
  /** Absent if reads are not rate-limited. */
  readLimits?: ReadLimits;
  /** Trusted proxies, as addresses or networks; only their `X-Forwarded-For` is read. */
  trustedProxies?: readonly string[];
  logger?: FastifyServerOptions['logger'];
}

const putHeaders = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.headers(ANSWER_HEADERS['store-api']).header('x-request-id', request.id);

/** Builds the service without listening. Reads are public; edits require the deploy token or a release token. */
export const buildApp = ({
  deployToken,
  shellToken,
  catalogue,
  enrichment,
  mails,
  sales,
  cancellations,
  credentials,
  ownApi,
  askPlatform,
  metrics,
  releaseHealth,
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
    // Requests on a connection in use are still answered during shutdown.
    return503OnClosing: false,
    // A URL that cannot be decoded reaches neither a route nor a hook.
    frameworkErrors: (_, request, reply) => {
      putHeaders(request, reply);
      replyError(reply, 400, 'MALFORMED', 'The address is malformed.');
    },
  });
  app.addHook('preClose', endConnections(app.server));
  handleErrors(app);
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
  app.addHook('onSend', async (_, reply) => nameCharset(reply));
  metrics?.measure(app);
  if (readLimits) limitReads(app, readLimits);
  const reports = countReports();
  postReports(app, reports);
  if (releaseHealth?.ingest) postHealthReports(app, releaseHealth.ingest);
  getLive(app);
  getHealth(app, { ...context, catalogue, enrichment, reports });
  if (askPlatform) getReady(app, { database: context.database, askPlatform, catalogue });
  if (metrics) getMetrics(app, metrics, metrics.token);
  for (const read of [getManifest, getHistory, getReleases, getPreview]) read(app, context);
  const calls = keptCalls(context.database);
  if (catalogue) {
    catalogueRoutes(app, catalogue);
    reviewsRoute(app, context.database);
  }
  for (const follower of [catalogue, enrichment, mails, sales, credentials, cancellations])
    if (follower) postWebhook(app, follower.webhooks, calls, metrics?.webhooks);
  if (ownApi) serveOwnApi(app, ownApi);
  if (backOffice) serveBackOffice(app, { ...backOffice, catalogue, releases: context });
  app.register(async (edits) => {
    requireReleaseToken(edits, { ...context, deployToken });
    const routes = [
      putRelease,
      postPromote,
      postCanary,
      postRollback,
      postWithdraw,
      postPreview,
      postPrune,
    ];
    for (const addRoute of routes) addRoute(edits, context);
    getShells(edits, context);
    if (releaseHealth) {
      postRollout(edits, context);
      getReleaseHealth(edits, context, releaseHealth.isAutomatic);
    }
  });
  if (shellToken?.length)
    app.register(async (shells) => {
      shells.addHook('onRequest', requireToken(shellToken, 'shell token'));
      putShellReport(shells, context);
      deleteShell(shells, context);
    });
  return app;
};
