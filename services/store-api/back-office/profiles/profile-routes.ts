import type { FastifyInstance } from 'fastify';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn, superAdminsOnly } from '../http/guard.ts';
import { withNotice, type NoticeCode } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { profilesPage } from '../pages/profiles-page.ts';
import { listProfiles, profileInput, removeProfile, saveProfile, uidInput } from './profiles.ts';

const PAGE = '/back-office/profiles';

/** Routes to manage profiles, for super admins. No one can remove their own role or access. */
export const profileRoutes = (
  guarded: FastifyInstance,
  { database, now }: BackOfficeContext,
): void => {
  const options = { onRequest: superAdminsOnly };

  guarded.get('/profiles', options, async (request, reply) => {
    const reader = readerOf(request);
    return sendPage(reply, profilesPage(await listProfiles(database), reader), { reader });
  });

  guarded.post('/profiles', options, async (request, reply) => {
    const redirectWith = (code: NoticeCode) => reply.redirect(withNotice(PAGE, code), 303);
    const parsed = profileInput.safeParse(request.body);
    if (!parsed.success) return redirectWith('profile-refused');
    const { uid } = signedIn(request).profile;
    const { role, org, remotes } = parsed.data;
    if (parsed.data.uid === uid && (role !== 'SUPER_ADMIN' || org !== ''))
      return redirectWith('profile-own');
    await saveProfile(database, parsed.data, now());
    request.log.info({ uid, about: parsed.data.uid, role, remotes }, 'back office: profile saved');
    return redirectWith('profile-saved');
  });

  guarded.post<{ Body: { uid?: unknown } }>('/profiles/remove', options, async (request, reply) => {
    const { uid } = signedIn(request).profile;
    const { data: about } = uidInput.safeParse(request.body.uid);
    if (about === undefined) return reply.redirect(withNotice(PAGE, 'profile-refused'), 303);
    if (about === uid) return reply.redirect(withNotice(PAGE, 'profile-own'), 303);
    await removeProfile(database, about);
    request.log.info({ uid, about }, 'back office: profile removed');
    return reply.redirect(withNotice(PAGE, 'profile-removed'), 303);
  });
};
