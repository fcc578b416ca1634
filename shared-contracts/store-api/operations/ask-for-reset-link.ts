import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { ResetLinkRequest } from '../requests.ts';

/** Has a link to set a new password sent (O2). The answer is the same whether there is such a customer or not. */
export const askForResetLink =
  (body: ResetLinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'resetPassword', body });
