import type { Operation } from '../../commerce/operation.ts';
import type { OwnReviews } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';

/** Reads what who is logged in has reviewed, and what became of it. */
export const readOwnReviews = (): Operation<OwnReviews> => (context) =>
  askStoreApi(context, { method: 'GET', path: 'reviews' });
