import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BackOfficeContext } from '../back-office-context.ts';
import { forgedForm, noProfile, notAllowed, otherOrganization } from '../pages/problem-pages.ts';
import type { Reader } from '../pages/layout.ts';
import { staysSignedIn, type SignedInProfile } from '../profiles/profile.ts';
import { readProfile } from '../profiles/profiles.ts';
import { isAdmin, isSuperAdmin } from '../profiles/roles.ts';
import { leave, revokeToken } from '../sessions/leave.ts';
import { csrfTokenOf, isCsrfTokenOf } from '../sessions/session-keys.ts';
import { findSession } from '../sessions/sessions.ts';
import type { NoticeCode } from './notices.ts';
import { sendPage } from './send-page.ts';
import { sessionIdOf, type SessionCookies } from './session-cookies.ts';

interface SignedIn {
  sessionId: string;
  profile: SignedInProfile;
}

const KEY = 'backOfficeSignedIn';
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The signed-in user of a request behind the guard. */
export const signedIn = (request: FastifyRequest): SignedIn => request.getDecorator<SignedIn>(KEY);

/** The reader of a page behind the guard. */
export const readerOf = (request: FastifyRequest): Reader => {
  const { profile, sessionId } = signedIn(request);
  return { profile, csrf: csrfTokenOf(sessionId) };
};

/** URL of the sign-in, with the requested page as its target. A form is not submitted again. */
const signInAddress = (request: FastifyRequest, said?: NoticeCode): string => {
  const query = new URLSearchParams({
    ...(READING.has(request.method) && { to: request.url }),
    ...(said && { said }),
  });
  return `/back-office/sign-in${query.size > 0 ? `?${query}` : ''}`;
};

/**
 * Requires a profile, and reads it at each request (O4): a user who lost it, or whose profile now belongs to another
 * organization, is signed out at once. Forms require the session's token and the back office's own `Origin`.
 */
export const guard = (
  scope: FastifyInstance,
  context: BackOfficeContext,
  cookies: SessionCookies,
): void => {
  const { database, origin, now } = context;
  scope.decorateRequest(KEY, null);

  scope.addHook('onRequest', async (request, reply) => {
    const sessionId = sessionIdOf(request, cookies);
    const found = sessionId && (await findSession(database, sessionId, now()));
    if (!sessionId || !found) return reply.redirect(signInAddress(request), 303);
    if (found.state === 'ended') {
      await revokeToken(request, context, found.token);
      cookies.session.clear(reply);
      return reply.redirect(signInAddress(request, 'ended'), 303);
    }
    const profile = await readProfile(database, found.uid);
    if (profile && isAdmin(profile) && staysSignedIn(profile)) {
      request.setDecorator<SignedIn>(KEY, {
        sessionId,
        profile: { ...profile, token: found.token },
      });
      return;
    }
    await leave(request, context, sessionId);
    cookies.session.clear(reply);
    request.log.warn({ uid: found.uid }, 'back office: signed out, the profile does not allow it');
    return sendPage(reply, profile ? otherOrganization() : noProfile(found.uid), { status: 403 });
  });

  scope.addHook('preHandler', async (request, reply) => {
    if (READING.has(request.method)) return;
    const { sessionId } = signedIn(request);
    const fields = request.body as Record<string, unknown> | undefined;
    if (request.headers.origin === origin && isCsrfTokenOf(sessionId, fields?.['_csrf'])) return;
    request.log.warn({ path: request.routeOptions.url }, 'back office: form refused');
    return sendPage(reply, forgedForm(), { status: 403, reader: readerOf(request) });
  });
};

/** Requires the super admin role. */
export const superAdminsOnly = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> =>
  isSuperAdmin(signedIn(request).profile)
    ? undefined
    : sendPage(reply, notAllowed(), { status: 403, reader: readerOf(request) });
