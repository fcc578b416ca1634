import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import { isBelow } from './route-path.ts';

const anyOrigin: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders: ['authorization', 'content-type', 'accept', 'x-fault', 'x-request-id'],
  exposedHeaders: [
    'retry-after',
    'x-request-id',
    'x-ratelimit-limit',
    'x-ratelimit-interval',
    'x-ratelimit-remaining',
  ],
  // A browser may keep the answer to a preflight for two hours (Chromium's limit).
  maxAge: 7_200,
};
const noOrigin: FastifyCorsOptions = { origin: false };

/** A shop on any origin may call the API; no page of another origin may read the admin. */
export const crossOriginPolicy = (
  request: FastifyRequest,
  done: (error: Error | null, options: FastifyCorsOptions) => void,
): void => done(null, isBelow(request, '/_admin') ? noOrigin : anyOrigin);
