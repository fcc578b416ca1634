import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { DeleteAccountRequest } from '../requests.ts';

/** Deletes the account of who is logged in. `INVALID_OLD_PASSWORD`, `ORDERS_OPEN`. */
export const deleteAccount =
  (body: DeleteAccountRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'deleteAccount', body });
