import type { FindOrderRequest } from '@shop/contracts/store-api';
import type { Market } from '@shop/contracts/market';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { prepareOptInMail, type OptInRequest } from '../newsletter/index.ts';
import { callsUntil } from '../platform/calls-until.ts';
import type { Platform } from '../platform/platform.ts';
import { ENDLESS_RETRIES, type WorkKinds } from '../pending-work/index.ts';
import { resetLinkMail, type ResetLink } from './accounts/reset-link-mail.ts';
import { welcomeMails, type Welcome } from './accounts/welcome-mails.ts';
import { emailChangeMails, type EmailChange } from './email/email-change-mails.ts';
import { finishDeletion, type AccountDeletion } from './privacy/finish-deletion.ts';
import { orderLinkMail } from './orders/order-link-mail.ts';
import type { RefreshRating } from '../reviews/popularity.ts';
import { RETURN_LEASE, RETURN_LIMIT } from '../return-requests/order-lease.ts';
import { settleReturnRequest } from '../return-requests/settle-return-request.ts';
import { stockQuestion, type StockQuestion } from '../stock-waits/stock-question.ts';

/** Kinds of background work with their payloads, which are stored: no password, no token. */
export interface OwnWork {
  'reset-link': ResetLink;
  'order-link': FindOrderRequest;
  newsletter: OptInRequest;
  'email-change': EmailChange;
  'stock-question': StockQuestion;
  welcome: Welcome;
  'return-request': { request: string };
  'account-deletion': AccountDeletion;
}

/** Dependencies of all kinds of background work. */
export interface WorkContext {
  database: Kysely<StoreDatabase>;
  /** The platform with the integration's token. Calls carry the request's id. */
  platform: Platform;
  /** Origin of links in mails: `https://shop.example`. */
  shopOrigin: string;
  /** Origin under which mail clients reach this service; null if they cannot. */
  apiOrigin: string | null;
  now: () => Date;
  /** The shop's markets, the default first. */
  markets: readonly Market[];
  refreshRating: RefreshRating;
}

/**
 * Lease in ms of an account's deletion. Much longer than the call that closes the account: work that starts earlier
 * finds the account open, ends, and is not there when the platform applies the call.
 */
const DELETION_CLAIM = 180_000;

/** Registers the handler of each kind of background work. */
export const ownWork = (context: WorkContext): WorkKinds<OwnWork> => ({
  'reset-link': (asked, id) => resetLinkMail(context, asked, id),
  'order-link': (asked, id) => orderLinkMail(context, asked, id),
  newsletter: (request, id) => prepareOptInMail(context, request, id),
  'email-change': (asked, id) => emailChangeMails(context, asked, id),
  'stock-question': (asked) => stockQuestion(context, asked),
  welcome: (asked, id) => welcomeMails(context, asked, id),
  'return-request': {
    prepare: ({ request }) => {
      const platform = callsUntil(context.platform, AbortSignal.timeout(RETURN_LIMIT));
      return settleReturnRequest({ ...context, platform }, request);
    },
    claimLasts: RETURN_LEASE,
  },
  'account-deletion': {
    prepare: (deletion) => finishDeletion(context, deletion),
    retries: ENDLESS_RETRIES,
    claimLasts: DELETION_CLAIM,
    logged: ({ customerId }) => ({ customerId }),
  },
});
