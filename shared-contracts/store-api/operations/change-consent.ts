import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { ConsentRequest } from '../requests.ts';

/** Gives or withdraws a consent of who is logged in. */
export const changeConsent =
  (body: ConsentRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'consent', body });
