import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { replyRefusal } from './reply-refusal.ts';

/** Seconds a browser may keep the answer to whether it may ask. */
const MAX_AGE = 600;

/**
 * Lets pages of the listed origins ask, and says so to browsers; any other page's request is refused before anything is
 * done. Who is no browser sends no origin and gains nothing by it: no operation works by a cookie.
 */
export const checkOrigin = async (
  api: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  await api.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: MAX_AGE,
    strictPreflight: true,
  });
  const known = new Set(origins);
  api.addHook('onRequest', async (request, reply) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    // A browser alone writes `Sec-Fetch-Site`: the page to try the API is this service's own.
    if (origin !== undefined && !known.has(origin) && site !== 'same-origin')
      return replyRefusal(reply, { code: 'FORBIDDEN_ORIGIN' });
  });
};
