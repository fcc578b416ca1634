import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { replyRefusal } from './reply-refusal.ts';

/** Cache time of a CORS preflight, in seconds. */
const MAX_AGE = 600;

/**
 * CORS: allows the listed origins, and refuses requests from pages of any other before running the operation. A
 * client other than a browser sends no `Origin`, and gains nothing by that: no operation relies on cookies.
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
  const allowed = new Set(origins);
  api.addHook('onRequest', async (request, reply) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    // Only browsers send `Sec-Fetch-Site`; `same-origin` is the API's own documentation page.
    if (origin !== undefined && !allowed.has(origin) && site !== 'same-origin')
      return replyRefusal(reply, { code: 'FORBIDDEN_ORIGIN' });
  });
};
