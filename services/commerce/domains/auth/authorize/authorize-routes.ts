import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from '../auth-context.ts';
import { authorizePolicy, consentPage, refusalPage } from './authorize-page.ts';
import { createAuthorizationCode } from './authorization-codes.ts';
import { answerTo, readAuthorizationRequest } from './read-authorization-request.ts';

const decisionSchema = z.object({
  decision: z.enum(['allow', 'deny']),
  email: z.string().default(''),
  password: z.string().default(''),
});

const same = (candidate: string, expected: string): boolean => {
  const [one, other] = [candidate, expected].map((it) => createHash('sha256').update(it).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

/**
 * `/oauth/authorize`: a user signs in, consents, and the browser goes back to the
 * webapp with a code. Every consent comes with the credentials, so there is no
 * session another site could ride on.
 */
export const registerAuthorizeRoutes = (app: FastifyInstance, context: AuthContext): void => {
  const users = [context.config.user, ...context.config.furtherUsers];
  const show = (reply: FastifyReply, status: number, html: string, redirectUri?: string) =>
    reply
      .code(status)
      .headers({
        'content-security-policy': authorizePolicy(redirectUri),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(html);

  app.get('/oauth/authorize', (request, reply) => {
    const read = readAuthorizationRequest(context, request.query);
    if (read.kind === 'refuse') return show(reply, 400, refusalPage());
    if (read.kind === 'redirect') return reply.redirect(read.to, 302);
    return show(reply, 200, consentPage(read, false), read.request.redirect_uri);
  });

  app.post('/oauth/authorize', (request, reply) => {
    const read = readAuthorizationRequest(context, request.body);
    const decided = decisionSchema.safeParse(request.body);
    if (read.kind === 'refuse' || !decided.success) return show(reply, 400, refusalPage());
    if (read.kind === 'redirect') return reply.redirect(read.to, 303);
    const { redirect_uri: redirectUri } = read.request;
    const { decision, email, password } = decided.data;
    if (decision === 'deny')
      return reply.redirect(answerTo(read.request, { error: 'access_denied' }), 303);
    const credentials = JSON.stringify([email.trim().toLowerCase(), password]);
    // Both are compared at once, so that the time does not tell which e-mail addresses there are.
    const user = users.find((it) => same(credentials, JSON.stringify([it.email, it.password])));
    if (!user) return show(reply, 401, consentPage(read, true), redirectUri);
    const code = createAuthorizationCode(context, {
      clientId: read.client.uid,
      userId: user.id,
      redirectUri,
      scope: read.scope,
      codeChallenge: read.request.code_challenge ?? null,
    });
    return reply
      .header('cache-control', 'no-store')
      .redirect(answerTo(read.request, { code }), 303);
  });
};
