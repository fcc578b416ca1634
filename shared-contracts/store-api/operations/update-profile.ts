import type { Operation } from '../../commerce/operation.ts';
import type { Profile } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { ProfileRequest } from '../requests.ts';

/** Changes the personal data of who is logged in. */
export const updateProfile =
  (body: ProfileRequest): Operation<Profile> =>
  (context) =>
    askStoreApi(context, { path: 'profile', body });
