import type { OpenOperation } from '../../commerce/call/call-context.ts';
import type { Operation } from '../../commerce/call/operation.ts';
import type { Done, OwnReviews } from '../answers.ts';
import { requestStoreApi } from '../request-store-api.ts';
import type { BackInStockRequest, LinkRequest, ReviewRequest } from '../requests.ts';

/** Requests one mail when an item is back in stock. */
export const askForBackInStock =
  (body: BackInStockRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'backInStock', body });

/** Confirms a back-in-stock mail with the key of a mailed link. `LINK_SPENT`. */
export const confirmBackInStock =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'confirmBackInStock', body });

/** Reads the customer's reviews and their moderation state. */
export const readOwnReviews = (): Operation<OwnReviews> => (context) =>
  requestStoreApi(context, { method: 'GET', path: 'reviews' });

/** Reviews an item the customer has bought. `NOT_FOUND` if not bought, `TOO_LATE` if already reviewed. */
export const writeReview =
  (body: ReviewRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'reviews', body });
