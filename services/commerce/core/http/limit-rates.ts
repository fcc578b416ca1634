import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mediaType } from './api-context.ts';

/** So many requests of one address in so many seconds. */
interface Limit {
  readonly max: number;
  readonly seconds: number;
}

interface RequestClass {
  readonly name: string;
  /** Over all endpoints of the class: the one the headers tell of. */
  readonly average: Limit;
  /** At one endpoint alone. */
  readonly burst?: Limit;
}

// Figures of test environments: https://docs.commercelayer.io/core/rate-limits
const authentication: RequestClass = { name: 'authentication', average: { max: 30, seconds: 60 } };
const cacheable: RequestClass = {
  name: 'cacheable',
  average: { max: 500, seconds: 60 },
  burst: { max: 125, seconds: 10 },
};
const uncacheable: RequestClass = {
  name: 'uncacheable',
  average: { max: 100, seconds: 60 },
  burst: { max: 25, seconds: 10 },
};
const write: RequestClass = { ...uncacheable, name: 'write' };

const cached =
  /^(bundles|imports|markets|prices|price_lists|\w*promotions|skus|sku_options|stock_items|stock_locations)$/;

const endpointOf = ({ url }: FastifyRequest): string =>
  /^\/api\/([^/?]*)/.exec(url)?.[1] ?? url.split('?')[0] ?? '';

const classOf = (request: FastifyRequest): RequestClass | null => {
  if (request.method === 'OPTIONS') return null;
  if (request.url.startsWith('/oauth/token')) return authentication;
  if (!request.url.startsWith('/api/')) return null;
  if (!['GET', 'HEAD'].includes(request.method)) return write;
  return cached.test(endpointOf(request)) ? cacheable : uncacheable;
};

/**
 * Answers 429 to an address that asks too often: by class of requests and, in
 * bursts, by endpoint, each counted in windows that begin with a first request.
 */
export const limitRates = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false });
  const limiterOf = (name: string, { max, seconds }: Limit, byEndpoint: boolean) =>
    app.createRateLimit({
      max,
      timeWindow: seconds * 1_000,
      keyGenerator: (request) =>
        [name, byEndpoint ? endpointOf(request) : '', request.ip].join(' '),
    });
  const limiters = new Map(
    [authentication, cacheable, uncacheable, write].map(({ name, average, burst }) => [
      name,
      {
        average: limiterOf(name, average, false),
        burst: burst && limiterOf(`${name} burst`, burst, true),
      },
    ]),
  );
  app.addHook('onRequest', async (request, reply) => {
    const requestClass = classOf(request);
    const limiter = requestClass && limiters.get(requestClass.name);
    if (!requestClass || !limiter) return undefined;
    const average = await limiter.average(request);
    const burst = await limiter.burst?.(request);
    const { max, seconds } = requestClass.average;
    reply.header('X-Ratelimit-Limit', max);
    reply.header('X-Ratelimit-Interval', seconds);
    reply.header('X-Ratelimit-Remaining', average.isAllowed ? max : average.remaining);
    const exceeded = [average, burst].some((it) => it && !it.isAllowed && it.isExceeded);
    if (!exceeded) return undefined;
    const error = {
      title: 'Too many requests',
      detail: 'The request was not accepted because you hit one of the rate limits.',
      code: 'TOO_MANY_REQUESTS',
      status: requestClass === authentication ? 429 : '429',
    };
    return reply
      .code(429)
      .type(requestClass === authentication ? 'application/json' : mediaType)
      .send(JSON.stringify({ errors: [error] }));
  });
};
