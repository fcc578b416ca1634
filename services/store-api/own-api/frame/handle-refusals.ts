import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { StoreApiCode } from '@shop/contracts/store-api';
import { isUnreachable, RETRY_AFTER } from '../../platform/reachability.ts';
import { PlatformError } from '../../platform/platform.ts';
import { problemsOf } from './problems-of.ts';
import { replyRefusal } from './reply-refusal.ts';

/** `Retry-After` in s beyond the platform's limit. */
const AFTER_LIMIT = 60;

const CODES: Readonly<Record<number, StoreApiCode>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
};

/** Converts errors before or inside an operation to its refusal format. A response never echoes the input. */
export const handleRefusals = (api: FastifyInstance): void => {
  api.setNotFoundHandler((_, reply) => replyRefusal(reply, { code: 'NOT_FOUND' }));
  api.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const problems = problemsOf(error.validation, error.validationContext);
      return replyRefusal(reply, { code: 'MALFORMED', problems });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return replyRefusal(reply, { code: CODES[status] ?? 'MALFORMED' });
    // The platform itself also limits attempts per account, across all addresses.
    if (error instanceof PlatformError && error.status === 429)
      return replyRefusal(reply, { code: 'TOO_MANY_REQUESTS', retryAfter: AFTER_LIMIT });
    const code = isUnreachable(error) ? 'UNAVAILABLE' : 'SERVER';
    request.log.error({ err: error, route: request.routeOptions.url }, 'operation failed');
    return replyRefusal(reply, {
      code,
      ...(code === 'UNAVAILABLE' && { retryAfter: RETRY_AFTER }),
    });
  });
};
