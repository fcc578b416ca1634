import { bearerToken } from '@shop/server-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BearerCustomer, CheckBearer } from '../bearer/check-bearer.ts';
import type { AnyOwnOperation, BearerNeed } from './own-operation.ts';
import { clientAddress, requestIds } from '../../platform/request-context.ts';
import { countRequests, usualLimits, type UsualLimits } from '../limits/operation-limits.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { withShopMarket } from '../place-in.ts';
import { answersOf } from './answers-of.ts';
import { readForms } from './read-bodies.ts';
import { replyRefusal } from './reply-refusal.ts';

/**
 * The customer of a request, or null for a guest; `refused` if the operation requires a token, or the token is
 * invalid.
 */
const bearerOf = async (
  { headers }: Pick<FastifyRequest, 'headers'>,
  need: BearerNeed,
  check: CheckBearer,
): Promise<BearerCustomer | null | 'refused'> => {
  if (need === 'none') return null;
  if (headers.authorization === undefined) return need === 'required' ? 'refused' : null;
  const token = bearerToken({ headers });
  return (token === undefined ? null : await check(token)) ?? 'refused';
};

/** Default body limit in bytes. */
const LONGEST_BODY = 16_384;

/**
 * Registers an operation. It rate-limits by address and network before reading the request, checks token and input,
 * rate-limits by subject, and only then runs the handler.
 */
export const registerOperation = (
  api: FastifyInstance,
  operation: AnyOwnOperation,
  context: OwnApiContext,
  limits: UsualLimits,
): void => {
  const { method, path, summary, bearer, body, query, answer, bodyLimit, takesForms } = operation;
  const counter = countRequests({
    ...usualLimits(limits, operation.refusals?.includes('INVALID_OLD_PASSWORD') ?? false),
    ...operation.limits,
  });
  const customers = new WeakMap<FastifyRequest, BearerCustomer | null>();

  api.register(async (scope) => {
    if (takesForms) readForms(scope);
    scope.route({
      method,
      url: `/${path}`,
      bodyLimit: bodyLimit ?? LONGEST_BODY,
      schema: {
        summary,
        operationId: `${method.toLowerCase()}-${path}`,
        ...(body && method === 'POST' && { body }),
        ...(query && { querystring: query }),
        ...(bearer !== 'none' && {
          security: [{ customer: [] }, ...(bearer === 'optional' ? [{}] : [])],
        }),
        response: answersOf(operation),
      },
      onRequest: async (request, reply) => {
        const retryAfter = counter.takeAddress(request.ip);
        if (retryAfter > 0) return replyRefusal(reply, { code: 'TOO_MANY_REQUESTS', retryAfter });
      },
      // Before reading the body, which an unauthorized request does not need.
      preParsing: async (request, reply, payload) => {
        const found = await requestIds.run(request.id, () =>
          bearerOf(request, bearer, context.checkBearer),
        );
        if (found === 'refused') {
          await replyRefusal(reply, { code: 'UNAUTHORIZED' });
          return payload;
        }
        customers.set(request, found);
        return payload;
      },
      handler: async (request, reply) => {
        const customer = customers.get(request) ?? null;
        const retryAfter =
          counter.waitToGuess(request.ip) || counter.takeAccount(request.body, customer);
        if (retryAfter > 0) return replyRefusal(reply, { code: 'TOO_MANY_REQUESTS', retryAfter });
        const body = withShopMarket(context.markets, request.body);
        const input = { body, query: request.query, customer, log: request.log };
        const outcome = await clientAddress.run(request.ip, () =>
          requestIds.run(request.id, () => operation.handle(input, context)),
        );
        if (!outcome.ok && outcome.code === 'INVALID_OLD_PASSWORD') counter.guessed(request.ip);
        return outcome.ok
          ? reply.code(outcome.status ?? answer.status).send(outcome.value)
          : replyRefusal(reply, outcome);
      },
    });
  });
};
