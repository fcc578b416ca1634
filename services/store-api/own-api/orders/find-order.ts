import { z } from 'zod';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { placeSchema } from '../schemas/place.ts';

/** As orders are numbered, with what is copied along with a number taken off. */
const numberSchema = z
  .string()
  .max(40)
  .transform((given) => given.trim().replace(/^#/, ''))
  .pipe(z.string().regex(/^[\w-]{1,30}$/, 'must be the number of an order'));

export const findOrderSchema = placeSchema.extend({ number: numberSchema, email: emailSchema });

/** `POST /api/findOrder`: answers at once and the same for everybody; what fits is looked up behind the answer. */
export const findOrder = ownOperation({
  method: 'POST',
  path: 'findOrder',
  summary:
    'Sends the link to an order to its buyer, where number and e-mail address belong together.',
  bearer: 'none',
  body: findOrderSchema,
  answer: { status: 202, schema: doneSchema },
  limits: { account: { capacity: 5, seconds: 600 }, accountOf: ({ email }) => email },
  handle: async ({ body }, { work }) => {
    await work.later('order-link', body);
    return answer({});
  },
});
