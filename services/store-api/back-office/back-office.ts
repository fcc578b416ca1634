import type { FastifyError, FastifyInstance } from 'fastify';
import type { BackOfficeContext } from './back-office-context.ts';
import { assetRoutes } from './http/asset-routes.ts';
import { guard, signedIn } from './http/guard.ts';
import { saying } from './http/notices.ts';
import { pageHeaders } from './http/page-headers.ts';
import { sendPage } from './http/send-page.ts';
import { sessionCookies } from './http/session-cookies.ts';
import { failedPage, missingPage } from './pages/problem-pages.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { reviewRoutes } from './pages/review-routes.ts';
import { profileRoutes } from './profiles/profile-routes.ts';
import { leave } from './sessions/leave.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Bytes: its forms hold a few short fields. */
const FORM_LIMIT = 16_384;

/**
 * The same page by the name of this machine that the platform sends browsers back to: a cookie of `127.0.0.1` is none of
 * `localhost`. Null where the request has that name, or where the back office is not on this machine.
 */
const sameElsewhere = (origin: string, host: string, path: string): string | null => {
  const own = new URL(origin);
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (!asked || asked.host === own.host) return null;
  return LOOPBACK.has(own.hostname) && LOOPBACK.has(asked.hostname) && asked.port === own.port
    ? `${origin}${path}`
    : null;
};

/** Everything under `/back-office`: signing in, and pages for people who have a profile. */
export const backOffice = (app: FastifyInstance, context: BackOfficeContext): void => {
  const { origin } = context;
  const headers = pageHeaders(origin);
  const cookies = sessionCookies(origin);
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(headers);
        const elsewhere = sameElsewhere(origin, request.host, request.url);
        return request.method === 'GET' && elsewhere ? reply.redirect(elsewhere, 307) : undefined;
      });
      scope.setNotFoundHandler((_, reply) => sendPage(reply, missingPage(), { status: 404 }));
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, 'back office: page failed');
        return sendPage(reply, failedPage(request.id), { status });
      });
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_LIMIT },
        (_, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
      );
      assetRoutes(scope);
      signInRoutes(scope, context, cookies);
      await scope.register(async (guarded) => {
        guard(guarded, context, cookies);
        guarded.post('/sign-out', async (request, reply) => {
          const { sessionId, profile } = signedIn(request);
          await leave(request, context, sessionId);
          cookies.session.clear(reply);
          request.log.info({ uid: profile.uid }, 'back office: signed out');
          return reply.redirect(saying('/back-office/sign-in', 'signed-out'), 303);
        });
        pageRoutes(guarded, context);
        reviewRoutes(guarded, context);
        profileRoutes(guarded, context);
      });
    },
    { prefix: '/back-office' },
  );
};
