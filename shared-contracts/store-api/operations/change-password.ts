import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { ChangePasswordRequest } from '../requests.ts';

/** Changes the password of who is logged in (O3). `INVALID_OLD_PASSWORD`. */
export const changePassword =
  (body: ChangePasswordRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'changePassword', body });
