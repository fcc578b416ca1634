import type { OpenOperation } from '../../commerce/call-context.ts';
import type { Done } from '../answers.ts';
import { askStoreApi } from '../ask-store-api.ts';
import type { NewsletterRequest } from '../requests.ts';

/** Asks for the newsletter for an address, which a link in a mail has to confirm (T16). */
export const askForNewsletter =
  (body: NewsletterRequest): OpenOperation<Done>['anyone'] =>
  (context) =>
    askStoreApi(context, { path: 'newsletter', body });
