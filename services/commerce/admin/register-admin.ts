import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPageFile } from '@shop/server-kit/html';
import type { AdminContext } from './admin-context.ts';
import { sendRefusal, wantsPage } from './http/answer.ts';
import { registerFaultRoutes } from './http/fault-routes.ts';
import { registerPages } from './http/page-routes.ts';
import { readStatus } from './http/read-status.ts';
import { refusal } from './http/refusal.ts';
import { registerReturnStepRoutes } from './http/return-step-routes.ts';
import { registerSnapshotRoutes } from './http/snapshot-routes.ts';
import { registerStepRoutes } from './http/step-routes.ts';

const assets = join(import.meta.dirname, 'assets');
const OWN = { 'admin.css': join(assets, 'admin.css'), 'live.js': join(assets, 'live.js') };

/** Serves the stylesheet, the script and the fonts of the pages. */
const registerAssets = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    const file = await readPageFile(params.name, OWN);
    if (!file) return reply.code(404).send();
    return reply.type(file.type).header('cache-control', 'private, max-age=600').send(file.content);
  });
};

/** Everything under `/_admin/`: pages for people, JSON for programs, guarded both alike. */
export const registerAdmin = async (app: FastifyInstance, context: AdminContext): Promise<void> => {
  const { host } = context.config;
  const { token } = context.config.admin;
  /** Why a token shown is not looked at; else it is counted. */
  const tooOften = (request: FastifyRequest) => {
    if (token === null || request.headers.authorization === undefined) return null;
    const attempt = { kind: 'client', account: null, address: request.ip } as const;
    const wait = context.attempts.begin(attempt);
    if (wait > 0) return { status: 429, detail: `Too many tries. Again in ${wait} s.`, wait };
    context.attempts.settle(attempt, refusal(request, { host, token })?.status ?? 200);
    return null;
  };
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const refused = tooOften(request) ?? refusal(request, { host, token });
        if (refused === null) return undefined;
        if (refused.status === 401)
          reply.header('www-authenticate', 'Basic realm="commerce", charset="UTF-8"');
        if ('wait' in refused) reply.header('retry-after', refused.wait);
        return wantsPage(request)
          ? reply.code(refused.status).type('text/plain; charset=utf-8').send(refused.detail)
          : sendRefusal(reply, refused.status, refused.detail);
      });
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
      );
      scope.get('/status', () => readStatus(context));
      registerAssets(scope);
      registerSnapshotRoutes(scope, context);
      registerFaultRoutes(scope, context);
      registerStepRoutes(scope, context);
      registerReturnStepRoutes(scope, context);
      registerPages(scope, context);
    },
    { prefix: '/_admin' },
  );
};
