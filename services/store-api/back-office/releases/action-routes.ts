import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { releaseVersionSchema, remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { withNotice } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { foreignRemotes } from '../pages/problem-pages.ts';
import { mayEdit } from '../profiles/profile.ts';
import {
  confirmPage,
  LONGEST_REASON,
  previewLinkPage,
  type Draft,
  type Refusal,
} from './confirm-page.ts';
import { readRemote } from './read-remotes.ts';
import { actionOf, type ActionName, ACTIONS, isActionName } from './release-actions.ts';

const textField = z.string().catch('');
const draftSchema = z.object({
  version: releaseVersionSchema.catch(''),
  amount: textField,
  reason: z
    .string()
    .trim()
    .max(LONGEST_REASON)
    .regex(/^[^\p{Cc}]*$/u)
    .catch(''),
  live: textField,
});

/** The first missing or invalid field of the form; null if it is complete. */
const incompleteness = (name: ActionName, { version, amount, reason }: Draft): Refusal | null => {
  const { needsVersion, amount: number } = actionOf(name);
  const refuse = (message: string): Refusal => ({ code: 'INCOMPLETE', message });
  if (needsVersion && version === '') return refuse('The form names no release.');
  const inRange =
    !number ||
    (/^\d{1,3}$/.test(amount) && Number(amount) >= number.min && Number(amount) <= number.max);
  if (!inRange) return refuse(`${number.label}: from ${number.min} to ${number.max}.`);
  return reason === '' ? refuse('A reason of one line is required.') : null;
};

interface ActionRoute {
  Params: { remote: string };
}

/**
 * Routes of the actions on releases (R9): GET asks for a confirmation and a reason, POST executes. Admins act on the
 * remotes of their profile only. The actor in the history is the profile's e-mail address.
 */
export const actionRoutes = (
  guarded: FastifyInstance,
  { database, releases, shopOrigin }: BackOfficeContext,
): void => {
  for (const name of Object.keys(ACTIONS).filter(isActionName)) {
    const path = `/releases/:remote/${name}`;

    guarded.get<ActionRoute>(path, async (request, reply) => {
      const reader = readerOf(request);
      const { remote } = request.params;
      if (!remoteNameSchema.safeParse(remote).success) return reply.callNotFound();
      if (!mayEdit(reader.profile, remote))
        return sendPage(reply, foreignRemotes([remote]), { status: 403, reader });
      const draft = draftSchema.parse(request.query);
      const state = await readRemote(database, remote);
      const page = confirmPage(state, name, { draft, refusal: null, csrf: reader.csrf });
      return sendPage(reply, page, { reader });
    });

    guarded.post<ActionRoute>(path, async (request, reply) => {
      const reader = readerOf(request);
      const { uid, email } = signedIn(request).profile;
      const { remote } = request.params;
      if (!remoteNameSchema.safeParse(remote).success) return reply.callNotFound();
      if (!mayEdit(reader.profile, remote))
        return sendPage(reply, foreignRemotes([remote]), { status: 403, reader });
      const { live, ...draft } = draftSchema.parse(request.body);
      const refuse = async (status: 400 | 409, refusal: Refusal) => {
        const state = await readRemote(database, remote);
        const page = confirmPage(state, name, { draft, refusal, csrf: reader.csrf });
        return sendPage(reply, page, { status, reader });
      };
      const incomplete = incompleteness(name, draft);
      if (incomplete) return refuse(400, incomplete);
      const { version, reason } = draft;
      const fields = { remote, version, amount: Number(draft.amount) };
      // Compared within the edit: two users may confirm at once.
      const context = { ...releases, seen: { remote, live } };
      const result = await actionOf(name).run(context, fields, { by: email, reason });
      request.log.info(
        { uid, ...fields, action: name, reason, ok: result.ok },
        'back office: release',
      );
      if (!result.ok) return refuse(409, result);
      if (result.value === null)
        return reply.redirect(withNotice('/back-office/releases', 'release-edited'), 303);
      const address = `${shopOrigin}/preview/${result.value}`;
      return sendPage(reply, previewLinkPage(remote, version, address), { reader });
    });
  }
};
