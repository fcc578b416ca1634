import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const ABOUT = `What the shop does beside the platform. An error is \`{"error":{"code","message","problems?"}}\`; each
answer's description names its codes. A customer's token is one of the platform.`;

/** The page to try the API runs its own scripts and styles, and asks this service alone. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // It sets some styles by attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Describes what is registered after it: `GET openapi.json` is the document (OpenAPI 3.1, made of the schemas that
 * requests are checked by), `docs` a page to read and try it.
 */
export const describeApi = async (api: FastifyInstance): Promise<void> => {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The shop’s own API', version: '1.0.0', description: ABOUT },
      components: {
        securitySchemes: { customer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  api.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    // It tells what anybody may know, and tools of other origins read it.
    reply.header('access-control-allow-origin', '*');
    return api.swagger();
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { deepLinking: true, tryItOutEnabled: true },
  });
};
