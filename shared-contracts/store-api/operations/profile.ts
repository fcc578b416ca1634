import type { Operation } from '../../commerce/call/operation.ts';
import type { Done, Profile } from '../answers.ts';
import { requestStoreApi } from '../request-store-api.ts';
import type { ConsentRequest, ProfileRequest } from '../requests.ts';

/** Reads the customer's profile. */
export const readProfile = (): Operation<Profile> => (context) =>
  requestStoreApi(context, { method: 'GET', path: 'profile' });

/** Changes the customer's personal data. */
export const updateProfile =
  (body: ProfileRequest): Operation<Profile> =>
  (context) =>
    requestStoreApi(context, { path: 'profile', body });

/** Gives or withdraws a consent of the customer. */
export const changeConsent =
  (body: ConsentRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'consent', body });
