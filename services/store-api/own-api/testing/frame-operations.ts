import { z } from 'zod';
import { requestIds } from '../../platform/request-context.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation, type AnyOwnOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';

/** Request ids of the calls of {@link greet}. */
export const seenIds: unknown[] = [];

/** Public operation. */
export const greet = ownOperation({
  method: 'POST',
  path: 'greet',
  summary: 'Greets.',
  bearer: 'none',
  body: z.object({
    email: emailSchema,
    metadata: z.record(z.string(), z.unknown()).optional(),
  }),
  answer: { status: 201, schema: z.object({ hello: z.string() }) },
  refusals: ['EMAIL_TAKEN'],
  limits: { accountOf: ({ email }) => email, account: { capacity: 2, seconds: 60 } },
  handle: async ({ body: { email } }) => {
    seenIds.push(requestIds.getStore());
    return email.startsWith('taken') ? refuse('EMAIL_TAKEN') : answer({ hello: email, secret: 1 });
  },
});
/** Operation that requires a token. */
export const whoami = ownOperation({
  method: 'GET',
  path: 'whoami',
  summary: 'Says who asks.',
  bearer: 'required',
  answer: { status: 200, schema: z.object({ id: z.string() }) },
  handle: async ({ customer }) => answer({ id: customer.id }),
});
/** Operation with an optional token, also callable by a form. */
export const maybe = ownOperation({
  method: 'POST',
  path: 'maybe',
  summary: 'Says who asks, if anybody.',
  bearer: 'optional',
  takesForms: true,
  answer: { status: 200, schema: z.object({ id: z.string().nullable() }) },
  handle: async ({ customer }) => answer({ id: customer?.id ?? null }),
});
/** Throws the error. */
export const failing = (path: string, error: unknown): AnyOwnOperation =>
  ownOperation({
    method: 'POST',
    path,
    summary: 'Fails.',
    bearer: 'none',
    answer: { status: 200, schema: doneSchema },
    handle: async () => {
      throw error;
    },
  });
