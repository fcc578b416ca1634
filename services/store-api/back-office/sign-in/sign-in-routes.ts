import { html } from '@shop/server-kit/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../pages/layout.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { withNotice } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { type SessionCookies, sessionIdOf } from '../http/session-cookies.ts';
import {
  foreignSignIn,
  noProfile,
  otherOrganization,
  platformAway,
  refusedSignIn,
} from '../pages/problem-pages.ts';
import { staysSignedIn } from '../profiles/profile.ts';
import { readProfile } from '../profiles/profiles.ts';
import { isAdmin } from '../profiles/roles.ts';
import { leave, revokeToken } from '../sessions/leave.ts';
import { openSession } from '../sessions/sessions.ts';
import {
  answersTo,
  beginSignIn,
  codeChallengeOf,
  type PendingSignIn,
  readPending,
  writePending,
} from './pending-sign-in.ts';
import { safeTarget } from './safe-target.ts';

/** @param target - page to open after the sign-in */
const signInPage = (target: string): Page => ({
  title: 'Sign in',
  content: html`<p class="lead">
      You sign in at the commerce platform, with the account you have there.
    </p>
    <p>
      <a
        class="button"
        href="/back-office/sign-in/start?${new URLSearchParams({ to: target }).toString()}"
        >Sign in with the platform</a
      >
    </p>`,
});

/** Limit of OAuth callbacks per address and minute. */
const CALLBACKS_PER_MINUTE = 30;

type Query = Record<string, string | undefined>;

/** A query parameter; absent if repeated. */
const one = (query: unknown, name: string): string | undefined => {
  const value = (query as Query)[name];
  return typeof value === 'string' ? value : undefined;
};

/** `/back-office/sign-in`, its start, and the OAuth callback. */
export const signInRoutes = (
  scope: FastifyInstance,
  context: BackOfficeContext,
  cookies: SessionCookies,
): void => {
  const { database, webapp, now } = context;
  const limit = createRateLimit(CALLBACKS_PER_MINUTE);

  const reasonOf = (error: unknown): string =>
    error instanceof Error ? error.message : String(error);

  /** Signs in the user that the platform identified. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    pending: PendingSignIn,
    code: string,
  ): Promise<FastifyReply> => {
    const token = await webapp.exchange({ code, codeVerifier: pending.codeVerifier });
    const uid = token && (await webapp.userOf(token));
    if (!token || !uid) {
      request.log.warn('back office: sign-in refused by the platform');
      return sendPage(reply, refusedSignIn(), { status: 401 });
    }
    const profile = await readProfile(database, uid);
    if (!profile || !isAdmin(profile) || !staysSignedIn(profile)) {
      await revokeToken(request, context, token);
      request.log.warn({ uid }, 'back office: no access');
      return sendPage(reply, profile ? otherOrganization() : noProfile(uid), { status: 403 });
    }
    // A new session id at each sign-in prevents session fixation.
    const earlier = sessionIdOf(request, cookies);
    if (earlier) await leave(request, context, earlier);
    cookies.session.write(reply, await openSession(database, { uid, token }, now()));
    request.log.info({ uid }, 'back office: signed in');
    return reply.redirect(pending.target, 303);
  };

  scope.get('/sign-in', async ({ query }, reply) =>
    sendPage(reply, signInPage(safeTarget(one(query, 'to')))),
  );

  scope.get('/sign-in/start', async ({ query }, reply) => {
    const pending = beginSignIn(safeTarget(one(query, 'to')));
    cookies.pending.write(reply, writePending(pending));
    const { state } = pending;
    const codeChallenge = codeChallengeOf(pending.codeVerifier);
    return reply.redirect(webapp.authorizeUrl({ state, codeChallenge }), 303);
  });

  scope.get('/callback', async (request, reply) => {
    const wait = limit(request.ip);
    if (wait > 0)
      return sendPage(reply.header('retry-after', wait), platformAway(), { status: 429 });
    const pending = readPending(cookies.pending.read(request));
    cookies.pending.clear(reply);
    if (!pending || !answersTo(pending, one(request.query, 'state')))
      return sendPage(reply, foreignSignIn(), { status: 400 });
    if (one(request.query, 'error') === 'access_denied')
      return reply.redirect(withNotice('/back-office/sign-in', 'denied'), 303);
    const code = one(request.query, 'code');
    if (!code) return sendPage(reply, refusedSignIn(), { status: 401 });
    try {
      return await enter(request, reply, pending, code);
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, 'back office: sign-in failed');
      return sendPage(reply, platformAway(), { status: 503 });
    }
  });
};
