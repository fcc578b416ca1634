import { randomUUID } from 'node:crypto';
import { buyerOf } from '../../reviews/buyer-of.ts';
import { hasBought } from '../../reviews/has-bought.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { doneSchema } from '../schemas/done.ts';
import { reviewSchema } from './review-schema.ts';

/**
 * `POST /api/reviews`: stores a customer's review for moderation. Requires a paid or delivered order with the item;
 * one review per item.
 */
export const writeReview = ownOperation({
  method: 'POST',
  path: 'reviews',
  summary: 'Keeps a review of an item the customer has bought.',
  bearer: 'required',
  body: reviewSchema,
  answer: { status: 202, schema: doneSchema },
  refusals: ['NOT_BOUGHT', 'REVIEWED'],
  limits: {
    account: { capacity: 10, seconds: 600 },
    accountOf: (_, customer) => customer?.id ?? null,
  },
  handle: async ({ body, customer }, { database, platform, now }) => {
    if (!(await hasBought(platform, customer.id, body))) return refuse('NOT_BOUGHT');
    const { numInsertedOrUpdatedRows: added } = await database
      .insertInto('review')
      .values({
        ...body,
        id: randomUUID(),
        buyer: buyerOf(customer.id),
        state: 'pending',
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'code', 'buyer']).doNothing())
      .executeTakeFirstOrThrow();
    return added ? answer({}) : refuse('REVIEWED');
  },
});
