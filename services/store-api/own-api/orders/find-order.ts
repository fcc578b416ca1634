import { codeAsIssued } from '@shop/contracts/codes';
import { z } from 'zod';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { placeSchema } from '../schemas/place.ts';

/** Prefix of an order number: `#`, `№`, `n.`, `Nr.`, `No.`, `N°`. */
const NUMBER_SIGN = /^(?:#|n[or]?[.:°]+)+/i;

/** Order number, normalized: characters often pasted or typed with it are removed. */
export const numberSchema = z
  .string()
  .max(40)
  .transform((number) => codeAsIssued(number.replace('№', '#')).replace(NUMBER_SIGN, ''))
  .pipe(z.string().regex(/^[\w-]{1,30}$/, 'must be the number of an order'));

export const findOrderSchema = placeSchema.extend({ number: numberSchema, email: emailSchema });

/** `POST /api/findOrder`: gives everyone the same response at once, and looks the order up afterwards. */
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
