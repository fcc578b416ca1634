import type { OpenOperation } from '../../commerce/call/call-context.ts';
import type { Operation } from '../../commerce/call/operation.ts';
import type { CustomerExport, Done, SignupAnswer } from '../answers.ts';
import { requestStoreApi } from '../request-store-api.ts';
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  DeleteAccountRequest,
  LinkRequest,
  NewPasswordRequest,
  ResetLinkRequest,
  SignupRequest,
} from '../requests.ts';

/** Creates an account (O1). `EMAIL_TAKEN`, `RATE_LIMITED`. */
export const signup =
  (body: SignupRequest): OpenOperation<SignupAnswer>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'signup', body });

/** Sends a link to set a new password (O2). The response is the same for unknown customers. */
export const askForResetLink =
  (body: ResetLinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'resetPassword', body });

/** Sets the password with the key of a mailed link (O2); all sessions end. `LINK_SPENT`. */
export const setNewPassword =
  (body: NewPasswordRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'resetPassword', body });

/** Changes the customer's password (O3). `INVALID_OLD_PASSWORD`. */
export const changePassword =
  (body: ChangePasswordRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'changePassword', body });

/** Requests another e-mail address, which changes once its link is followed. `INVALID_OLD_PASSWORD`. */
export const changeEmail =
  (body: ChangeEmailRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'changeEmail', body });

/** Changes the e-mail address with the key of a mailed link; all sessions end (T13). `LINK_SPENT`. */
export const confirmEmail =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'confirmEmail', body });

/** Reads all data the shop has about the customer. */
export const exportCustomer = (): Operation<CustomerExport> => (context) =>
  requestStoreApi(context, { path: 'export' });

/** Deletes the customer's account. `INVALID_OLD_PASSWORD`, `ORDERS_OPEN`. */
export const deleteAccount =
  (body: DeleteAccountRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'deleteAccount', body });
