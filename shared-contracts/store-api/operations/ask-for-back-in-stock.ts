import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { BackInStockRequest } from '../requests.ts';

/** Asks for one mail once an item can be had again. */
export const askForBackInStock =
  (body: BackInStockRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'backInStock', body });
