import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { registerAuthRoutes } from './auth/auth-routes.ts';
import { loadSigningKey } from './auth/signing-key.ts';
import { createTokenVerifier } from './auth/verify-token.ts';
import { viewerOfClaims } from './auth/viewer-of-claims.ts';
import type { Config } from './config.ts';
import { everything } from './core/condition.ts';
import { mediaType, sendProblems, type Api } from './core/http/api-context.ts';
import { registerFaults } from './core/http/faults.ts';
import { logFailure } from './core/http/log-failure.ts';
import { negotiate } from './core/http/negotiate.ts';
import { registerReadRoutes } from './core/http/read-routes.ts';
import { registerWriteRoutes } from './core/http/write-routes.ts';
import { badRequest, invalidToken, resourceNotFound, statusProblem } from './core/problem.ts';
import { createRegistry } from './core/registry.ts';
import type { Store } from './core/store.ts';
import { ensureOrganization } from './ensure-organization.ts';
import { resources } from './resources/index.ts';

const internalError = statusProblem(
  '500',
  'INTERNAL_SERVER_ERROR',
  'Internal server error',
  'Something went wrong.',
);

/** The platform as an HTTP application over an open store; not yet listening. */
export const createPlatform = async ({
  db: store,
  config,
}: {
  readonly db: Store;
  readonly config: Config;
}): Promise<FastifyInstance> => {
  const registry = createRegistry(resources);
  ensureOrganization(store, config);
  const key = await loadSigningKey(store);
  const verify = createTokenVerifier({ store, config, key });
  const app = fastify({ bodyLimit: 1_048_576, routerOptions: { maxParamLength: 200 } });
  app.decorateRequest('viewer', null);
  // A browser may keep the answer to a preflight for two hours (Chromium's limit).
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
    allowedHeaders: ['authorization', 'content-type', 'accept', 'x-fault'],
    maxAge: 7_200,
  });
  if (config.faults) registerFaults(app);
  // The official client sends the content type with DELETE too, where there is no body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(mediaType, { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body, done),
  );

  registerAuthRoutes(app, { store, config, key });
  app.get('/health', () => ({ status: 'ok', seeded: store.count('skus', everything) }));

  const api: Api = {
    store,
    registry,
    base: `https://${config.organization}.${config.domain}/api`,
    organizationId: () => store.select('organizations', everything)[0]?.id ?? '',
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', negotiate);
    scope.addHook('onRequest', async (request, reply) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const claims = token === undefined ? null : await verify(token);
      request.viewer = claims && viewerOfClaims(store, claims);
      return request.viewer === null ? sendProblems(reply, [invalidToken]) : undefined;
    });
    registerReadRoutes(scope, api);
    registerWriteRoutes(scope, api);
  });

  app.setNotFoundHandler((_, reply) => sendProblems(reply, [resourceNotFound]));
  app.setErrorHandler((error: { statusCode?: number; message?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return sendProblems(reply, [
        badRequest('BAD_REQUEST', 'Bad request', error.message ?? 'The request cannot be read.'),
      ]);
    logFailure(request.method, request.url, error);
    return sendProblems(reply, [internalError]);
  });
  return app;
};
