import { join } from 'node:path';
import { transportSecurity } from '@shop/server-kit/http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { readPageFile } from '@shop/server-kit/html';
import { isLoopbackName } from '@shop/server-kit/limits';
import type { BackOfficeContext } from './back-office-context.ts';
import { guard, signedIn } from './http/guard.ts';
import { withNotice } from './http/notices.ts';
import { sendPage } from './http/send-page.ts';
import { sessionCookies } from './http/session-cookies.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { differenceRoutes } from './pages/difference-routes.ts';
import { failedPage, missingPage } from './pages/problem-pages.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { returnRequestRoutes } from './pages/return-request-routes.ts';
import { reviewRoutes } from './pages/review-routes.ts';
import { profileRoutes } from './profiles/profile-routes.ts';
import { actionRoutes } from './releases/action-routes.ts';
import { consoleRoutes } from './releases/console-routes.ts';
import { leave } from './sessions/leave.ts';
import { speedRoutes } from './speed/speed-routes.ts';
import { tokenRoutes } from './tokens/token-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';

/** CSP of back-office pages: own style sheets and fonts, no script. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of all back-office responses, in addition to those of every response. */
const pageHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-robots-tag': 'noindex, nofollow',
  ...transportSecurity(origin),
});

const OWN = { 'back-office.css': join(import.meta.dirname, 'assets/back-office.css') };

/** Style sheets and fonts of the pages. */
const assetRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params }, reply) => {
    const file = await readPageFile(params.name, OWN);
    if (!file) return reply.callNotFound();
    return reply.type(file.type).header('cache-control', 'private, max-age=600').send(file.content);
  });
};

/** In bytes. The forms have only a few short fields. */
const FORM_LIMIT = 16_384;

/**
 * The same page on the loopback name that the platform redirects to, because `127.0.0.1` and `localhost` do not share
 * cookies. Null if the request already uses that name, or the back office is not on a loopback address.
 */
const canonicalUrl = (origin: string, host: string, path: string): string | null => {
  const own = new URL(origin);
  const requested = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (!requested || requested.host === own.host) return null;
  return isLoopbackName(own.hostname) &&
    isLoopbackName(requested.hostname) &&
    requested.port === own.port
    ? `${origin}${path}`
    : null;
};

/** Routes under `/back-office`: the sign-in, and pages for users with a profile. */
export const backOffice = (app: FastifyInstance, context: BackOfficeContext): void => {
  const { origin } = context;
  const headers = pageHeaders(origin);
  const cookies = sessionCookies(origin);
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers(headers);
        const canonical = canonicalUrl(origin, request.host, request.url);
        return request.method === 'GET' && canonical ? reply.redirect(canonical, 307) : undefined;
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
          return reply.redirect(withNotice('/back-office/sign-in', 'signed-out'), 303);
        });
        pageRoutes(guarded, context);
        consoleRoutes(guarded, context);
        speedRoutes(guarded, context);
        actionRoutes(guarded, context);
        reviewRoutes(guarded, context);
        returnRequestRoutes(guarded, context);
        differenceRoutes(guarded, context);
        invoiceRoutes(guarded, context);
        tokenRoutes(guarded, context);
        profileRoutes(guarded, context);
      });
    },
    { prefix: '/back-office' },
  );
};
