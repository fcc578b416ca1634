import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { NewPasswordRequest } from '../requests.ts';

/** Sets the password by the key of a link that came by mail (O2); all sessions end. `LINK_SPENT`. */
export const setNewPassword =
  (body: NewPasswordRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'resetPassword', body });
