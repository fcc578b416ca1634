import type { FastifyServerOptions, FastifyRequest } from 'fastify';
import type { FastifyCorsOptions } from '@fastify/cors';
import { isBelow } from './route-path.ts';

/** Bytes of a request's body: several times an attribute's bound. */
export const bodyLimit = 262_144;

const refuse = () => {
  throw new Error('a route has a JSON Schema, for which nothing is loaded');
};

/**
 * No route has a JSON Schema; requests are validated against their resource definitions. So the schema compilers are
 * not loaded, which would be one in seven of all files at startup.
 */
export const withoutSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

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
