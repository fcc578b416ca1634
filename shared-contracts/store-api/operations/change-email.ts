import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { ChangeEmailRequest } from '../requests.ts';

/** Asks for another e-mail address; it is changed once its link is followed. `INVALID_OLD_PASSWORD`. */
export const changeEmail =
  (body: ChangeEmailRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'changeEmail', body });
