import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { LinkRequest } from '../requests.ts';

/** Ends the newsletter by the key of a link in it. */
export const unsubscribe =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'unsubscribe', body });
