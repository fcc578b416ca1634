import type { FastifyInstance } from 'fastify';
import { countReviews, decideReview, listReviews } from '../../reviews/reviews.ts';
import { refreshRating } from '../../reviews/popularity.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { withNotice } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { reviewsPage, reviewStateOf } from './reviews-page.ts';

const REVIEWS_A_PAGE = 50;
/** Id of a review. Validated, because PostgreSQL rejects NUL in text. */
const reviewId = /^[\w-]{1,64}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface ReviewsQuery {
  Querystring: { state?: unknown; before?: unknown };
}

const DECISIONS = { publish: 'published', reject: 'rejected' } as const;

/** Routes to list and moderate reviews. */
export const reviewRoutes = (
  guarded: FastifyInstance,
  { database, catalogue }: BackOfficeContext,
): void => {
  const refresh = refreshRating(database, () => catalogue ?? null);

  guarded.get<ReviewsQuery>('/reviews', async (request, reply) => {
    const { before } = request.query;
    const state = reviewStateOf(request.query.state);
    const found = await listReviews(database, {
      state,
      ...(typeof before === 'string' && moment.test(before) && { before }),
      limit: REVIEWS_A_PAGE + 1,
    });
    const reviews = found.slice(0, REVIEWS_A_PAGE);
    const counts = await countReviews(database);
    const reader = readerOf(request);
    const hasMore = found.length > reviews.length;
    return sendPage(reply, reviewsPage({ reviews, counts, state, hasMore }, reader), { reader });
  });

  for (const [action, state] of Object.entries(DECISIONS))
    guarded.post<{ Params: { id: string } } & ReviewsQuery>(
      `/reviews/:id/${action}`,
      async (request, reply) => {
        const { id } = request.params;
        const item = reviewId.test(id) ? await decideReview(database, id, state) : null;
        if (item) {
          await refresh(item);
          const { uid } = signedIn(request).profile;
          request.log.info({ uid, review: id, state }, 'back office: review decided');
        }
        const code = item ? (`review-${state}` as const) : 'review-gone';
        return reply.redirect(
          withNotice('/back-office/reviews', code, { state: reviewStateOf(request.query.state) }),
          303,
        );
      },
    );
};
