import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { invalidRequest, type AuthResult } from './auth-problem.ts';
import { registerAuthorizeRoutes } from './authorize/authorize-routes.ts';
import { grantToken } from './tokens/grant-token.ts';
import { revokeToken } from './tokens/revoke-token.ts';

const answer = (reply: FastifyReply, result: AuthResult<object>) => {
  reply.header('cache-control', 'no-store').type('application/json');
  if (result.ok) return reply.send(result.value);
  return reply.code(result.problem.status).send({ errors: [result.problem] });
};

/** `/oauth/token`, `/oauth/revoke`, `/oauth/authorize` and the public key. Bodies are JSON or a form. */
export const registerAuthRoutes = (app: FastifyInstance, context: AuthContext): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.setErrorHandler((error: { statusCode?: number }, _, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return answer(reply, { ok: false, problem: invalidRequest });
    });
    scope.post('/oauth/token', async (request, reply) =>
      answer(reply, await grantToken(context, request.body)),
    );
    scope.post('/oauth/revoke', async (request, reply) =>
      answer(reply, await revokeToken(context, request.body)),
    );
    registerAuthorizeRoutes(scope, context);
    scope.get('/.well-known/jwks.json', () => ({ keys: [context.key.publicJwk] }));
  });
};
