import { z } from 'zod';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { linkSchema } from '../schemas/link.ts';
import { newPasswordSchema } from '../schemas/password.ts';
import { placeIn } from '../place-in.ts';
import { anyPlaceSchema } from '../schemas/place.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

export const resetLinkSchema = anyPlaceSchema.extend({ email: emailSchema });
export const passwordByLinkSchema = linkSchema.extend({ password: newPasswordSchema });

/**
 * `POST /api/resetPassword` in both forms (O2). A request for a link gets the same response for every address; the
 * account is looked up afterwards.
 */
export const resetPassword = ownOperation({
  method: 'POST',
  path: 'resetPassword',
  summary: 'Sends a link to set a new password (202), or sets it by the key of that link (200).',
  bearer: 'none',
  body: z.union([passwordByLinkSchema, resetLinkSchema]),
  answer: { status: 200, schema: doneSchema },
  accepts: true,
  refusals: ['LINK_SPENT'],
  limits: {
    accountOf: (body) => ('token' in body ? body.id : body.email),
  },
  handle: async ({ body }, context) => {
    if ('token' in body) return setPasswordByLink(context, body);
    await context.work.later('reset-link', { ...body, ...placeIn(context.markets, body) });
    return answer({}, 202);
  },
});
