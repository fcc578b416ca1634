import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@shop/server-kit/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendTooMany } from './send-too-many.ts';

/** Maximum requests of one address per window. */
interface Limit {
  readonly max: number;
  readonly seconds: number;
}

interface RequestClass {
  readonly name: string;
  /** Over all endpoints of the class; reported in the headers. */
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

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

const endpointOf = (request: FastifyRequest): string =>
  (request.params as { type?: string }).type ?? routeOf(request);

const classOf = (request: FastifyRequest): RequestClass | null => {
  if (request.method === 'OPTIONS') return null;
  if (routeOf(request) === '/oauth/token') return authentication;
  if (!routeOf(request).startsWith('/api/')) return null;
  if (!['GET', 'HEAD'].includes(request.method)) return write;
  return cached.test(endpointOf(request)) ? cacheable : uncacheable;
};

/**
 * Adds rate limit headers to every API response (https://docs.commercelayer.io/core/rate-limits). If `limited`,
 * responds 429 to an address that exceeds a limit: per class of requests and, for bursts, per endpoint, each in a
 * window that starts with its first request.
 */
export const limitRates = async (app: FastifyInstance, limited: boolean): Promise<void> => {
  await app.register(rateLimit, { global: false });
  const limiterOf = (name: string, { max, seconds }: Limit, byEndpoint: boolean) =>
    app.createRateLimit({
      max,
      timeWindow: seconds * 1_000,
      keyGenerator: (request) =>
        [name, byEndpoint ? endpointOf(request) : '', networkOf(request.ip)].join(' '),
    });
  const limiters = new Map(
    [authentication, cacheable, uncacheable, write].map(({ name, average, burst }) => [
      name,
      {
        average: limiterOf(name, average, false),
        burst: limited && burst ? limiterOf(`${name} burst`, burst, true) : undefined,
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
    const waits = [average, burst].flatMap((it) =>
      it && !it.isAllowed && it.isExceeded ? [it.ttlInSeconds] : [],
    );
    return limited && waits.length > 0
      ? sendTooMany(request, reply, Math.max(1, ...waits))
      : undefined;
  });
};
