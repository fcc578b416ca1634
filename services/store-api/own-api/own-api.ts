import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describeApi } from './document/describe-api.ts';
import { checkOrigin } from './frame/check-origin.ts';
import { handleRefusals } from './frame/handle-refusals.ts';
import type { AnyOwnOperation } from './frame/own-operation.ts';
import { readBodies } from './frame/read-bodies.ts';
import { registerOperation } from './frame/register-operation.ts';
import type { UsualLimits } from './limits/operation-limits.ts';
import { leadToUnsubscribePage } from './newsletter/unsubscribe.ts';
import { OPERATIONS } from './operations.ts';
import type { OwnApiContext } from './own-api-context.ts';

/** Logs each operation with its result and duration, without address or input. */
const logOperations = (api: FastifyInstance): void => {
  api.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || request.method === 'OPTIONS' || route.startsWith('/api/docs'))
      return;
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'operation',
    );
  });
};

export interface OwnApiOptions extends UsualLimits {
  context: OwnApiContext;
  /** Allowed CORS origins. */
  origins: readonly string[];
  operations?: readonly AnyOwnOperation[];
}

/** Registers the shop's own API under `/api`. */
export const ownApi = (
  app: FastifyInstance,
  { context, origins, operations = OPERATIONS, ...settings }: OwnApiOptions,
): void => {
  app.register(
    async (api) => {
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      handleRefusals(api);
      logOperations(api);
      await checkOrigin(api, origins);
      readBodies(api);
      await describeApi(api);
      leadToUnsubscribePage(api, context);
      for (const operation of operations) registerOperation(api, operation, context, settings);
    },
    { prefix: '/api' },
  );
};
