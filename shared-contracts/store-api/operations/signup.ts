import type { OpenOperation } from '../../commerce/call-context.ts';
import type { SignupAnswer } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { SignupRequest } from '../requests.ts';

/** Makes an account (O1). `EMAIL_TAKEN`, `RATE_LIMITED`. */
export const signup =
  (body: SignupRequest): OpenOperation<SignupAnswer>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'signup', body });
