import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { ReviewRequest } from '../requests.ts';

/** Reviews an item that who is logged in has bought. `NOT_FOUND` where they have not, `TOO_LATE` where they did already. */
export const writeReview =
  (body: ReviewRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'reviews', body });
