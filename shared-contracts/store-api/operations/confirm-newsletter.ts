import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { LinkRequest } from '../requests.ts';

/** Confirms the newsletter by the key of the link. `LINK_SPENT`. */
export const confirmNewsletter =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'confirmNewsletter', body });
