import { unsubscribeAll } from '../../newsletter/index.ts';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { linkSchema } from '../schemas/link.ts';

/**
 * `POST /api/unsubscribe`: cancels all mails to an address, by the token of a mailed link. An unknown link gets the
 * same response.
 */
export const unsubscribe = ownOperation({
  method: 'POST',
  path: 'unsubscribe',
  summary: 'Ends newsletter and words of items, by the key of a link in a mail.',
  bearer: 'none',
  body: linkSchema,
  answer: { status: 200, schema: doneSchema },
  handle: async ({ body }, context) => {
    await unsubscribeAll(context, body);
    return answer({});
  },
});
