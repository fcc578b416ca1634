import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { CancelOrderRequest } from '../requests.ts';

/** Cancels an order of who is logged in. `TOO_LATE`, `NOT_FOUND`. */
export const cancelOrder =
  (body: CancelOrderRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'cancelOrder', body });
