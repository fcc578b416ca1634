import type { FindOrderRequest } from '@shop/contracts/store-api';
import { newsletterQuestion, type NewsletterQuestion } from '../newsletter/index.ts';
import type { WorkKinds } from '../pending-work/index.ts';
import { resetLinkMail, type ResetLink } from './accounts/reset-link-mail.ts';
import { welcomeMails, type Welcome } from './accounts/welcome-mails.ts';
import { emailChangeMails, type EmailChange } from './email/email-change-mails.ts';
import { orderLinkMail } from './orders/order-link-mail.ts';
import type { OwnApiContext } from './own-api-context.ts';

/** What is done behind answers, by what has to be known for it. A row of the database holds it: no password, no key. */
export interface OwnWork {
  'reset-link': ResetLink;
  'order-link': FindOrderRequest;
  newsletter: NewsletterQuestion;
  'email-change': EmailChange;
  welcome: Welcome;
}

/** What work behind answers works with. */
export type WorkContext = Pick<
  OwnApiContext,
  'database' | 'platform' | 'shopOrigin' | 'apiOrigin' | 'now'
>;

/** How each kind of work behind an answer is done. A new one is a file of its own, named here. */
export const ownWork = (context: WorkContext): WorkKinds<OwnWork> => ({
  'reset-link': (asked, id) => resetLinkMail(context, asked, id),
  'order-link': (asked, id) => orderLinkMail(context, asked, id),
  newsletter: (asked, id) => newsletterQuestion(context, asked, id),
  'email-change': (asked, id) => emailChangeMails(context, asked, id),
  welcome: (asked, id) => welcomeMails(context, asked, id),
});
