import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '@shop/contracts/market';
import { buyerOf } from '../../reviews/buyer-of.ts';
import { itemSchema } from '../../reviews/item-schema.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { byCustomer } from '../limits/operation-limits.ts';
import { hasBought } from '../../reviews/has-bought.ts';
import { doneSchema } from '../schemas/done.ts';

export const ownReviewsSchema = z.object({
  reviews: z.array(itemSchema.extend({ state: z.enum(['pending', 'published', 'rejected']) })),
});

/** `GET /api/reviews`: the customer's reviews with their state. */
export const ownReviews = ownOperation({
  method: 'GET',
  path: 'reviews',
  summary: 'What who is logged in has reviewed.',
  bearer: 'required',
  answer: { status: 200, schema: ownReviewsSchema },
  handle: async ({ customer }, { database }) =>
    answer({
      reviews: await database
        .selectFrom('review')
        .select(['kind', 'code', 'state'])
        .where('buyer', '=', buyerOf(customer.id))
        .orderBy('created_at')
        .execute(),
    }),
});

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line');

/** Plain text. Markup is displayed literally. */
export const reviewSchema = itemSchema.extend({
  rating: z
    .number()
    .int()
    .min(1)
    .max(5)
    .meta({ examples: [4] }),
  title: line(100),
  text: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^(?:[^\p{Cc}]|\r?\n)*$/u, 'must be plain text'),
  locale: z.enum(LOCALES),
  name: line(40),
});

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
    accountOf: byCustomer,
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
