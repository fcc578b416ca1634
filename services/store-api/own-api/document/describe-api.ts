import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const ABOUT = `What the shop does beside the platform. An error is \`{"error":{"code","message","problems?"}}\`; each
answer's description names its codes. A customer's token is one of the platform.`;

/** CSP of the documentation page: own scripts and styles, requests to this service only. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The page uses inline style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Documents the operations registered after it: `GET openapi.json` returns the OpenAPI 3.1 document, generated from
 * the request schemas; `docs` is a page to explore it.
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
    // The document is public, and tools on other origins read it.
    reply.header('access-control-allow-origin', '*');
    return api.swagger();
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    uiConfig: { deepLinking: true, tryItOutEnabled: true },
  });
};
