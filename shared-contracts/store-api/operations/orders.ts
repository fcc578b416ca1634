import type { OpenOperation } from '../../commerce/call/call-context.ts';
import type { Operation } from '../../commerce/call/operation.ts';
import type { Done, ReturnReceipt, TrackedOrder } from '../answers.ts';
import { requestStoreApi } from '../request-store-api.ts';
import type {
  CancelOrderRequest,
  FindOrderRequest,
  LinkRequest,
  ReturnRequest,
} from '../requests.ts';

/** Sends the link to an order to its buyer. The response is the same for unknown orders. */
export const findOrder =
  (body: FindOrderRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'findOrder', body });

/** Reads an order with the key of its tracking link. `LINK_SPENT`. */
export const readTrackedOrder =
  (body: LinkRequest): OpenOperation<TrackedOrder>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'trackedOrder', body });

/** Cancels an order of the customer. `TOO_LATE`, `NOT_FOUND`. */
export const cancelOrder =
  (body: CancelOrderRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'cancelOrder', body });

/** Withdraws from an order, or asks to return it. The response is the same for unknown orders. */
export const requestReturn =
  (body: ReturnRequest): OpenOperation<ReturnReceipt>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'requestReturn', body });
