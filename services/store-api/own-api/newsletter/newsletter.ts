import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  confirmNewsletter as confirm,
  endNewsletter,
  prepareOptInMail,
} from '../../newsletter/index.ts';
import { emailOf } from '../accounts/find-customer.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { placeSchema } from '../schemas/place.ts';
import { linkSchema } from '../schemas/link.ts';

export const newsletterSchema = placeSchema.extend({
  email: emailSchema.optional(),
  consent: z.boolean(),
  reference: z
    .string()
    .regex(/^[\w -]{1,100}$/, 'must be a name of a place')
    .optional(),
});

const malformed = (path: string, message: string) =>
  refuse('MALFORMED', { problems: [{ path: `body.${path}`, message }] });

/**
 * `POST /api/newsletter`: subscribes after confirmation by mail (double opt-in), or unsubscribes the logged-in
 * customer. A guest can only subscribe, and gets the same response for every address.
 */
export const newsletter = ownOperation({
  method: 'POST',
  path: 'newsletter',
  summary:
    'Asks for the newsletter by a mail that is to be confirmed; ends it for who is logged in.',
  bearer: 'optional',
  body: newsletterSchema,
  answer: { status: 202, schema: doneSchema },
  limits: {
    account: { capacity: 5, seconds: 600 },
    accountOf: ({ email }, customer) => customer?.id ?? email ?? null,
  },
  handle: async ({ body, customer }, context) => {
    const { email: guestEmail, consent, reference, ...place } = body;
    if (customer) {
      const email = await emailOf(context.platform, customer.id);
      if (email === null) return refuse('UNAUTHORIZED');
      // A logged-in customer sees the result in the profile, so a failure may be reported.
      if (consent) {
        const question = { email, source: reference ?? null, ...place };
        const ask = await prepareOptInMail(context, question, randomUUID());
        if (ask) await context.database.transaction().execute(ask);
      } else await endNewsletter(context, email);
      return answer({});
    }
    if (guestEmail === undefined) return malformed('email', 'is needed of who is not logged in');
    if (!consent) return malformed('consent', 'is ended by the link in a mail');
    const question = { email: guestEmail, source: reference ?? null, ...place };
    await context.work.later('newsletter', question);
    return answer({});
  },
});

/** `POST /api/confirmNewsletter`: the second half of the double opt-in. */
export const confirmNewsletter = ownOperation({
  method: 'POST',
  path: 'confirmNewsletter',
  summary: 'Subscribes the address that the link of a mail was sent to.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: doneSchema },
  refusals: ['LINK_SPENT'],
  handle: async ({ body }, context) =>
    (await confirm(context, body)) ? answer({}) : refuse('LINK_SPENT'),
});
