import type { OpenOperation } from '../../commerce/call/call-context.ts';
import type { Operation } from '../../commerce/call/operation.ts';
import type { Done } from '../answers.ts';
import { requestStoreApi } from '../request-store-api.ts';
import type { LinkRequest, NewsletterRequest } from '../requests.ts';

/** Subscribes an address to the newsletter, pending the link of a confirmation mail (T16). */
export const askForNewsletter =
  (body: NewsletterRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'newsletter', body });

/** Subscribes the customer to the newsletter, or unsubscribes. */
export const changeNewsletter =
  (body: NewsletterRequest): Operation<Done> =>
  (context) =>
    requestStoreApi(context, { path: 'newsletter', body });

/** Confirms the newsletter with the key of a mailed link. `LINK_SPENT`. */
export const confirmNewsletter =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'confirmNewsletter', body });

/** Unsubscribes from the newsletter with the key of a link in it. */
export const unsubscribe =
  (body: LinkRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    requestStoreApi(context, { path: 'unsubscribe', body });
