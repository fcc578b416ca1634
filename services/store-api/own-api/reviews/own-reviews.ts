import { z } from 'zod';
import { buyerOf } from '../../reviews/buyer-of.ts';
import { itemSchema } from '../../reviews/item-schema.ts';
import { answer } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';

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
