import { randomUUID } from 'node:crypto';
import { codeSchema } from '../../reviews/item-schema.ts';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { emailSchema } from '../schemas/email.ts';
import { placeSchema } from '../schemas/place.ts';

export const backInStockSchema = placeSchema.extend({
  email: emailSchema,
  sku: codeSchema,
});

/** `POST /api/backInStock`: keeps who wants word of an item, once per address, item and market; one mail comes of it. */
export const backInStock = ownOperation({
  method: 'POST',
  path: 'backInStock',
  summary: 'Sends one mail when an item can be had again.',
  bearer: 'none',
  body: backInStockSchema,
  answer: { status: 202, schema: doneSchema },
  limits: { account: { capacity: 10, seconds: 600 }, accountOf: ({ email }) => email },
  handle: async ({ body }, { database, now }) => {
    await database
      .insertInto('stock_wait')
      .values({ id: randomUUID(), ...body, asked_at: now().toISOString() })
      .onConflict((conflict) => conflict.columns(['email', 'sku', 'market']).doNothing())
      .execute();
    return answer({});
  },
});
