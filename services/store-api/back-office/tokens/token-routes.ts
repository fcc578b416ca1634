import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  covers,
  issueReleaseToken,
  listReleaseTokens,
  parseScope,
  readReleaseToken,
  revokeReleaseToken,
  TOKEN_DAYS,
} from '../../release-tokens/index.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { withNotice, type NoticeCode } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { foreignRemotes } from '../pages/problem-pages.ts';
import { scopeOf } from '../profiles/profile.ts';
import { issuedTokenPage, tokensPage } from './tokens-page.ts';

const PAGE = '/back-office/tokens';

const tokenName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

const tokenInput = z.object({
  name: tokenName,
  remotes: z
    .string()
    .max(1000)
    .transform((text) => parseScope(text))
    .refine((scope) => scope === 'all' || (scope !== null && scope.length > 0)),
  days: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(TOKEN_DAYS.longest)),
});

/**
 * Routes to make, list and revoke release tokens (R9). An admin manages those whose remotes all are of the profile, a
 * super admin all.
 */
export const tokenRoutes = (
  guarded: FastifyInstance,
  { database, now }: BackOfficeContext,
): void => {
  guarded.get('/tokens', async (request, reply) => {
    const reader = readerOf(request);
    const scope = scopeOf(reader.profile);
    const tokens = (await listReleaseTokens(database)).filter((it) => covers(scope, it.scope));
    const page = tokensPage(tokens, { scope, csrf: reader.csrf, now: now() });
    return sendPage(reply, page, { reader });
  });

  guarded.post('/tokens', async (request, reply) => {
    const redirectWith = (code: NoticeCode) => reply.redirect(withNotice(PAGE, code), 303);
    const reader = readerOf(request);
    const { profile } = signedIn(request);
    const parsed = tokenInput.safeParse(request.body);
    if (!parsed.success || parsed.data.remotes === null) return redirectWith('token-refused');
    const { name, remotes: scope, days } = parsed.data;
    if (!covers(scopeOf(profile), scope))
      return sendPage(reply, foreignRemotes(scope), { status: 403, reader });
    const author = profile.email;
    const token = await issueReleaseToken(database, { name, scope, author, days }, now());
    if (token === null) return redirectWith('token-taken');
    request.log.info({ uid: profile.uid, token: name, scope, days }, 'back office: token made');
    return sendPage(reply, issuedTokenPage(name, scope, token), { reader });
  });

  guarded.post<{ Body: { name?: unknown } }>('/tokens/revoke', async (request, reply) => {
    const reader = readerOf(request);
    const { profile } = signedIn(request);
    const { data: name } = tokenName.safeParse(request.body.name);
    const token = name === undefined ? null : await readReleaseToken(database, name);
    if (!token) return reply.redirect(withNotice(PAGE, 'token-gone'), 303);
    if (!covers(scopeOf(profile), token.scope))
      return sendPage(reply, foreignRemotes(token.scope), { status: 403, reader });
    await revokeReleaseToken(database, token.name, profile.email, now());
    request.log.info({ uid: profile.uid, token: token.name }, 'back office: token revoked');
    return reply.redirect(withNotice(PAGE, 'token-revoked'), 303);
  });
};
