import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { FindOrderRequest } from '../requests.ts';

/** Has the link to an order sent to its buyer. The answer is the same whether there is such an order or not. */
export const findOrder =
  (body: FindOrderRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'findOrder', body });
