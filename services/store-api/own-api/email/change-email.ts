import { emailOf } from '../accounts/find-customer.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { oldPasswordSchema } from '../schemas/password.ts';
import { placeSchema } from '../schemas/place.ts';

export const changeEmailSchema = placeSchema.extend({
  email: emailSchema,
  password: oldPasswordSchema,
});

/**
 * `POST /api/changeEmail` (S11): sends a confirmation to the new address and a notice to the old one. The lookup of
 * the new address happens after the response, so timing discloses no account.
 */
export const changeEmail = ownOperation({
  method: 'POST',
  path: 'changeEmail',
  summary: 'Sends a link to a new e-mail address, and word to the old one.',
  bearer: 'required',
  body: changeEmailSchema,
  answer: { status: 202, schema: doneSchema },
  refusals: ['INVALID_OLD_PASSWORD'],
  limits: { account: { capacity: 5, seconds: 600 } },
  handle: async ({ body, customer }, context) => {
    const { email, password, ...place } = body;
    const from = await emailOf(context.platform, customer.id);
    if (from === null) return refuse('UNAUTHORIZED');
    if (!(await context.login(from, password))) return refuse('INVALID_OLD_PASSWORD');
    if (email === from)
      return refuse('MALFORMED', {
        problems: [{ path: 'body.email', message: 'is the address there is' }],
      });
    await context.work.later('email-change', { customerId: customer.id, from, to: email, place });
    return answer({});
  },
});
