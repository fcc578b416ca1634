import type { Operation } from '../../commerce/operation.ts';
import type { Profile } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';

/** Reads what the shop knows of who is logged in. */
export const readProfile = (): Operation<Profile> => (context) =>
  askStoreApi(context, { method: 'GET', path: 'profile' });
