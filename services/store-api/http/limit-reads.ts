import { addressSet } from '@shop/server-kit/limits';
import type { FastifyInstance } from 'fastify';
import { replyError } from './error-reply.ts';
import { createRateLimit } from './rate-limit.ts';

export interface ReadLimits {
  /** Requests per address and minute. */
  perMinute: number;
  /** Exempt addresses and networks: the shell's servers send requests of all visitors. */
  unlimited: readonly string[];
}

/** Exempt, because monitoring must work under load. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['/health', '/live', '/ready', '/metrics']);

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Rate-limits reads per address. It is the connection's address, or the `X-Forwarded-For` of a trusted proxy
 * (`trustProxy`). Answers 429 with `Retry-After`.
 */
export const limitReads = (
  app: FastifyInstance,
  { perMinute, unlimited }: ReadLimits,
  now?: () => number,
): void => {
  const limit = createRateLimit(perMinute, now);
  const isFree = addressSet(unlimited);
  app.addHook('onRequest', async (request, reply) => {
    if (!READING.has(request.method) || NOT_COUNTED.has(request.routeOptions.url ?? '')) return;
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
    if (isFree(address)) return;
    const wait = limit(address);
    if (wait === 0) return;
    // CORS: scripts that may read the resource may read this response too.
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'retry-after')
      .header('retry-after', String(wait));
    return replyError(reply, 429, 'TOO_MANY_REQUESTS', `Too many requests; again in ${wait} s.`);
  });
};
