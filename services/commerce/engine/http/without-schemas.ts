import type { FastifyServerOptions } from 'fastify';

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
