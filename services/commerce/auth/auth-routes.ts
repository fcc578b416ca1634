import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { grantToken } from './grant-token.ts';
import { revokeToken } from './revoke-token.ts';

const revocation = z.object({ client_id: z.string().optional(), token: z.string() });

/** `/oauth/token`, `/oauth/revoke` and the public key. */
export const registerAuthRoutes = (app: FastifyInstance, context: AuthContext): void => {
  app.post('/oauth/token', async (request, reply) => {
    const result = await grantToken(context, request.body);
    reply.header('cache-control', 'no-store').type('application/json');
    if (result.ok) return result.value;
    return reply.code(result.problem.status).send({ errors: [result.problem] });
  });
  app.post('/oauth/revoke', (request, reply) => {
    const parsed = revocation.safeParse(request.body);
    if (parsed.success) revokeToken(context, parsed.data.token);
    return reply.type('application/json').send({});
  });
  app.get('/.well-known/jwks.json', () => ({ keys: [context.key.publicJwk] }));
};
