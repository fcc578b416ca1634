import type { OpenOperation } from '../../commerce/call-context.ts';
import type { TrackedOrder } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { LinkRequest } from '../requests.ts';

/** Reads an order by the key of its tracking link. `LINK_SPENT`. */
export const readTrackedOrder =
  (body: LinkRequest): OpenOperation<TrackedOrder>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'trackedOrder', body });
