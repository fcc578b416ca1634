import type { FastifyInstance } from 'fastify';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn, superAdminsOnly } from '../http/guard.ts';
import { saying, type NoticeCode } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { profilesPage } from '../pages/profiles-page.ts';
import { listProfiles } from './list-profiles.ts';
import { removeProfile } from './remove-profile.ts';
import { profileInput, saveProfile, uidInput } from './save-profile.ts';

const PAGE = '/back-office/profiles';

/** Who works in the back office, for super admins to say. No one takes the own role or access away. */
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
    const said = (code: NoticeCode) => reply.redirect(saying(PAGE, code), 303);
    const parsed = profileInput.safeParse(request.body);
    if (!parsed.success) return said('profile-refused');
    const { uid } = signedIn(request).profile;
    const { role, org } = parsed.data;
    if (parsed.data.uid === uid && (role !== 'SUPER_ADMIN' || org !== ''))
      return said('profile-own');
    await saveProfile(database, parsed.data, now());
    request.log.info({ uid, about: parsed.data.uid, role }, 'back office: profile saved');
    return said('profile-saved');
  });

  guarded.post<{ Body: { uid?: unknown } }>('/profiles/remove', options, async (request, reply) => {
    const { uid } = signedIn(request).profile;
    const { data: about } = uidInput.safeParse(request.body.uid);
    if (about === undefined) return reply.redirect(saying(PAGE, 'profile-refused'), 303);
    if (about === uid) return reply.redirect(saying(PAGE, 'profile-own'), 303);
    await removeProfile(database, about);
    request.log.info({ uid, about }, 'back office: profile removed');
    return reply.redirect(saying(PAGE, 'profile-removed'), 303);
  });
};
