import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { LinkRequest } from '../requests.ts';

/** Confirms by the key of the link that word of an item is wanted. `LINK_SPENT`. */
export const confirmBackInStock =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'confirmBackInStock', body });
