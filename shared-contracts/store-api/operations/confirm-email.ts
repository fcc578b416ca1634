import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { LinkRequest } from '../requests.ts';

/** Changes the e-mail address by the key of the link; all sessions end (T13). `LINK_SPENT`. */
export const confirmEmail =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'confirmEmail', body });
