import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describeApi } from './document/describe-api.ts';
import { checkOrigin } from './frame/check-origin.ts';
import { handleRefusals } from './frame/handle-refusals.ts';
import { logOperations } from './frame/log-operations.ts';
import type { AnyOwnOperation } from './frame/own-operation.ts';
import { readBodies } from './frame/read-bodies.ts';
import { registerOperation } from './frame/register-operation.ts';
import type { UsualLimits } from './limits/operation-limits.ts';
import { leadToUnsubscribePage } from './newsletter/one-click-unsubscribe.ts';
import { OPERATIONS } from './operations.ts';
import type { OwnApiContext } from './own-api-context.ts';

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
