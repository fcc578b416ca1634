import { ANSWER_HEADERS, endConnections, nameCharset, requestId } from '@shop/server-kit/http';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAdmin } from './admin/register-admin.ts';
import { createAttemptLimiter } from './domains/auth/attempts/attempt-limiter.ts';
import { limitAttempts } from './domains/auth/attempts/limit-attempts.ts';
import { registerAuthRoutes } from './domains/auth/auth-routes.ts';
import { setPasswordCost } from './domains/auth/credentials/passwords.ts';
import { loadSigningKey } from './domains/auth/tokens/signing-key.ts';
import { createTokenVerifier } from './domains/auth/tokens/verify-token.ts';
import { viewerOfClaims } from './domains/auth/tokens/viewer-of-claims.ts';
import { bodyLimit, crossOriginPolicy, withoutSchemas } from './engine/http/server-options.ts';
import type { Config } from './config/config.ts';
import { everything } from './engine/store/condition.ts';
import { answerFailure } from './engine/http/answer-failure.ts';
import { mediaType, sendProblems, type Api } from './engine/http/api-context.ts';
import { limitRates } from './engine/http/limit-rates.ts';
import { logFailure } from './engine/http/log-failure.ts';
import { negotiate } from './engine/http/negotiate.ts';
import { registerReadRoutes } from './engine/http/read-routes.ts';
import { registerWriteRoutes } from './engine/http/write-routes.ts';
import { invalidToken, resourceNotFound } from './engine/definition/problem.ts';
import { runOperation } from './engine/definition/run-operation.ts';
import { createRegistry } from './engine/definition/registry.ts';
import type { Store } from './engine/store/store.ts';
import { system } from './engine/definition/viewer.ts';
import { anonymizeCustomers } from './domains/customer/anonymize-customers.ts';
import { ensureOrganization } from './domains/organization/ensure-organization.ts';
import { reachOf } from './domains/events/reach.ts';
import { startDelivery } from './domains/events/start-delivery.ts';
import { createFaultRules } from './engine/faults/fault-rules.ts';
import { registerFaults } from './engine/faults/register-faults.ts';
import { createSchedule } from './engine/jobs/schedule.ts';
import { logRefusals } from './engine/requests/log-refusals.ts';
import { recordRequests } from './engine/requests/record-requests.ts';
import { createRequestLog } from './engine/requests/request-log.ts';
import { startOrderJobs } from './domains/order/lifecycle/start-order-jobs.ts';
import { resources } from './domains/index.ts';
import { gateHosts } from './tls/hosts.ts';

/**
 * As the platform does it. JSON of this kind is a tenth as long, and hardly shorter for more effort. A page of a list
 * takes a millisecond in one go; in pieces, each by way of another thread, it would take several.
 */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ['gzip'],
  customTypes: /json/,
  zlibOptions: { level: 1 },
  syncThreshold: 1_048_576,
  globalDecompression: false,
};

/** The platform as an HTTP application over an open store; not yet listening. */
export const createPlatform = async ({
  db: store,
  config,
}: {
  readonly db: Store;
  readonly config: Config;
}): Promise<FastifyInstance> => {
  setPasswordCost(config.passwordCost);
  const registry = createRegistry(resources);
  ensureOrganization(store, config);
  const key = await loadSigningKey(store);
  const verify = createTokenVerifier({ store, config, key });
  const app = fastify({
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    routerOptions: { maxParamLength: 200 },
    schemaController: withoutSchemas,
    genReqId: requestId,
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route, nor its error handler.
    frameworkErrors: (error, request, reply) => {
      reply.headers(ANSWER_HEADERS.commerce).header('x-request-id', request.id);
      answerFailure(error, request, reply);
    },
  });
  app.addHook('preClose', endConnections(app.server));
  app.decorateRequest('viewer', null);
  const requests = createRequestLog();
  const faults = createFaultRules();
  app.addHook('onRequest', async (_, reply) => void reply.headers(ANSWER_HEADERS.commerce));
  app.addHook('onSend', async (_, reply) => nameCharset(reply));
  recordRequests(app, requests);
  logRefusals(app);
  await app.register(cors, { delegator: crossOriginPolicy });
  app.addHook('onRequest', gateHosts(config));
  // Before the routes: a scope takes over the handlers there are when it is made.
  app.setNotFoundHandler((_, reply) => sendProblems(reply, [resourceNotFound]));
  app.setErrorHandler(answerFailure);
  await limitRates(app, config.rateLimit);
  const attempts = createAttemptLimiter(config.attempts);
  limitAttempts(app, attempts);
  registerFaults(app, { rules: faults, byHeader: config.faults });
  // The official client also sends the content type with DELETE, which has no body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(mediaType, { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );

  const schedule = createSchedule((error) => logFailure('JOB', '', error));
  app.addHook('onClose', () => schedule.stop());

  registerAuthRoutes(app, { store, config, key });
  app.get('/health', () => ({ status: 'ok', seeded: store.count('skus', everything) }));

  const base = `https://${config.organization}.${config.domain}/api`;
  const organizationId = () => store.select('organizations', everything)[0]?.id ?? '';
  const reach = reachOf(config.webhooks.networks, config.host);
  const delivery = startDelivery({
    schedule,
    config,
    reach,
    report: (error) => logFailure('WEBHOOK', '', error),
    context: () => ({ store, registry, base, organizationId: organizationId() }),
  });
  app.addHook('onClose', delivery.stop);
  schedule.every(60_000, () => {
    runOperation({ store, viewer: system, record: delivery.record }, anonymizeCustomers);
  });
  const { mayCall } = reach;
  const api: Api = { store, registry, base, organizationId, mayCall, record: delivery.record };
  startOrderJobs(schedule, { store, viewer: system, record: delivery.record });
  await app.register(async (scope) => {
    await scope.register(compress, COMPRESSION);
    scope.addHook('onRequest', negotiate);
    scope.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const verified = token === undefined ? null : await verify(token);
      request.viewer = verified && viewerOfClaims(store, verified);
      return request.viewer === null ? sendProblems(reply, [invalidToken]) : undefined;
    });
    registerReadRoutes(scope, api);
    registerWriteRoutes(scope, api);
  });

  if (config.admin.on) await registerAdmin(app, { ...api, config, requests, faults, attempts });
  return app;
};
