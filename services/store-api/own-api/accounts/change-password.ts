import { z } from 'zod';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { newPasswordSchema, oldPasswordSchema } from '../schemas/password.ts';
import { emailOf } from './find-customer.ts';
import { setPassword } from './set-password.ts';
import { weakPassword } from './weak-password.ts';

export const changePasswordSchema = z.object({
  oldPassword: oldPasswordSchema,
  newPassword: newPasswordSchema,
});

/**
 * `POST /api/changePassword` (O3): requires the current password besides the token. Ends all sessions (T13), and
 * revokes the account's links in mails.
 */
export const changePassword = ownOperation({
  method: 'POST',
  path: 'changePassword',
  summary: 'Changes the password of who is logged in; all sessions end.',
  bearer: 'required',
  body: changePasswordSchema,
  answer: { status: 200, schema: doneSchema },
  refusals: ['INVALID_OLD_PASSWORD'],
  handle: async ({ body, customer }, context) => {
    const { platform, login } = context;
    const email = await emailOf(platform, customer.id);
    if (email === null) return refuse('UNAUTHORIZED');
    if (!(await login(email, body.oldPassword))) return refuse('INVALID_OLD_PASSWORD');
    const weak = await weakPassword(
      { field: 'newPassword', password: body.newPassword, email },
      context,
    );
    if (weak) return refuse('MALFORMED', { problems: [weak] });
    const refused = await setPassword(context, {
      customerId: customer.id,
      password: body.newPassword,
      field: 'newPassword',
    });
    if (refused === 'gone') return refuse('UNAUTHORIZED');
    if (refused) return refused;
    return answer({});
  },
});
