import type { FastifyInstance } from 'fastify';
import { replyError } from './error-reply.ts';
import { createRateLimit } from './rate-limit.ts';

export interface ReadLimits {
  /** Requests an address may make in a minute. */
  perMinute: number;
  /** Addresses that are not counted: the shell's servers ask for all visitors. */
  unlimited: readonly string[];
}

/** Asked by monitoring, however busy it is. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Limits what one address may read. The address is the connection's; a header that names another counts only where
 * a trusted proxy wrote it (`trustProxy`). Answers 429 with `Retry-After`.
 */
export const limitReads = (
  app: FastifyInstance,
  { perMinute, unlimited }: ReadLimits,
  now?: () => number,
): void => {
  const limit = createRateLimit(perMinute, now);
  const free = new Set(unlimited);
  app.addHook('onRequest', async (request, reply) => {
    if (!READING.has(request.method) || NOT_COUNTED.has(request.routeOptions.url ?? '')) return;
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
    if (free.has(address)) return;
    const wait = limit(address);
    if (wait === 0) return;
    // Whoever may read the answers may read this one.
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'retry-after')
      .header('retry-after', String(wait));
    return replyError(reply, 429, 'TOO_MANY_REQUESTS', `Too many requests; again in ${wait} s.`);
  });
};
