import type { Operation } from '../../commerce/operation.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { NewsletterRequest } from '../requests.ts';

/** Asks for the newsletter for who is logged in, or ends it. */
export const changeNewsletter =
  (body: NewsletterRequest): Operation<Done> =>
  (context) =>
    askStoreApi(context, { path: 'newsletter', body });
