import type { FastifyServerOptions } from 'fastify';

const refuse = () => {
  throw new Error('a route has a JSON Schema, for which nothing is loaded');
};

/**
 * No route has a JSON Schema: what a request brings is held against the definition of its resource. So the compilers
 * of such schemas, every seventh file there would be at the start, are not loaded.
 */
export const withoutSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};
