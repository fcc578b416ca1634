import { confirmNewsletter as confirm } from '../../newsletter/index.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { linkSchema } from '../schemas/link.ts';

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
